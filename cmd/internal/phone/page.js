(() => {
  const $ = id => document.getElementById(id), hold = 400, quiet = 20000;
  let events, heard = Date.now(), since = 0, shown = Date.now(), typed = '', retry;

  // show puts a page in place of the one that stands, unless it is an older one.
  function show(html) {
    const t = document.createElement('template');
    t.innerHTML = html;
    const x = t.content.querySelector('main'), m = $('m');
    if (!x || +x.dataset.v < +m.dataset.v || x.dataset.v === m.dataset.v && +x.dataset.d <= +m.dataset.d) return;
    const other = x.dataset.n !== m.dataset.n || x.dataset.a !== m.dataset.a, old = m.querySelector('input[type=text],input[type=number]');
    m.replaceWith(x);
    typed = '';
    if (!other) {
      holds(x);
      const field = x.querySelector('input[type=text],input[type=number]');
      if (old && field) field.value = old.value;
      return;
    }
    shown = Date.now();
    holds(x);
    const note = x.querySelector('.note'), q = $('qt');
    $('live').textContent = (note ? note.textContent + ' ' : '') + (q ? q.textContent : '');
    scrollTo(0, 0);
  }

  // holds marks a page that has just come up: it takes no press for a moment.
  function holds(m) {
    const left = shown + hold - Date.now();
    if (left <= 0) return;
    m.classList.add('hold');
    setTimeout(() => m.classList.remove('hold'), left);
  }

  function alive() { heard = Date.now(); since = 0; $('link').hidden = true; }

  function lost() {
    if (since) return;
    since = heard;
    $('link').textContent = document.body.dataset.lost.replace('@', new Date(since).toLocaleTimeString());
    $('link').hidden = false;
  }

  function listen() {
    clearTimeout(retry);
    if (events) events.close();
    events = new EventSource('/events');
    events.addEventListener('page', e => { alive(); show(e.data); });
    events.addEventListener('beat', alive);
    events.onerror = () => { lost(); events.close(); clearTimeout(retry); retry = setTimeout(listen, 1000); };
  }

  async function send(form, button) {
    const body = new URLSearchParams(new FormData(form));
    if (button && button.name) body.set(button.name, button.value);
    const m = $('m');
    m.setAttribute('aria-busy', 'true');
    try {
      const r = await fetch(form.getAttribute('action'), {method: 'POST', body});
      show(await r.text());
    } catch { lost(); listen(); }
    m.removeAttribute('aria-busy');
  }

  document.addEventListener('submit', e => {
    if (e.target.dataset.whole !== undefined) return;
    e.preventDefault();
    if ($('m').classList.contains('hold')) return;
    send(e.target, e.submitter);
  });

  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.altKey || e.metaKey || e.isComposing) return;
    if (/^(INPUT|SELECT|TEXTAREA|SUMMARY)$/.test(e.target.tagName)) return;
    if (e.key === 'Enter' && e.target.tagName === 'BUTTON') return;
    let key = e.key;
    if (key === 'Enter') { const d = document.querySelector('button.def'); if (d) { e.preventDefault(); d.click(); } return; }
    if (key === 'Escape') { if (typed) typed = ''; else press('Esc'); return; }
    if (key.length !== 1 || key === ' ') return;
    const all = [...document.querySelectorAll('button[data-k]:not(:disabled)')].map(b => b.dataset.k);
    const low = typed + key.toLowerCase();
    if (all.some(k => k.length > low.length && k.startsWith(low) && !/^\d+$/.test(k))) { typed = low; return; }
    typed = '';
    press(all.includes(key) && low.length === 1 ? key : low);
  });

  function press(key) {
    for (const b of document.querySelectorAll('button[data-k]:not(:disabled)')) if (b.dataset.k === key) { b.click(); return; }
  }

  function wake() { if (!document.hidden) listen(); }
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', wake);
  addEventListener('online', wake);
  addEventListener('offline', () => { lost(); listen(); }); // a stream that still seems open is tried anew
  setInterval(() => { if (Date.now() - heard > quiet) { lost(); listen(); } }, 1000);
  holds($('m'));
  listen();
})();
