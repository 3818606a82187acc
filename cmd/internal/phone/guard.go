package phone

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
)

// hosts are the names by which this machine may be called. A browser that calls it
// by another was led here by somebody who gave that name our address.
type hosts struct {
	told []string        // host:port for people, the likeliest first
	fits map[string]bool // host:port that are ours
}

// hostsOf are those of the listeners. One that listens everywhere is called by
// any address of the machine.
func hostsOf(on Doors) hosts {
	h := hosts{fits: map[string]bool{}}
	for _, l := range on {
		at, err := netip.ParseAddrPort(l.Addr().String())
		if err != nil {
			continue
		}
		port := at.Port()
		ips := []netip.Addr{at.Addr().Unmap()}
		if at.Addr().IsUnspecified() {
			ips = append(private(), netip.AddrFrom4([4]byte{127, 0, 0, 1}))
		}
		for _, ip := range ips {
			x := netip.AddrPortFrom(ip, port).String()
			h.told, h.fits[x] = append(h.told, x), true
			if ip.IsLoopback() {
				h.fits["localhost:"+portOf(x)] = true
			}
		}
	}
	return h
}

func portOf(host string) string { return host[strings.LastIndexByte(host, ':')+1:] }

// ours says whether host is one of them. Without a port it is that of HTTP.
func (h *hosts) ours(host string) bool {
	if _, _, err := net.SplitHostPort(host); err != nil {
		host += ":80"
	}
	return h.fits[strings.ToLower(host)]
}

// guarded refuses what no page of ours can have sent, and tells browsers what they
// may do with a page.
func (s *Server) guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy())
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Referrer-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		switch {
		case !s.hosts.ours(r.Host):
			http.Error(w, "", http.StatusMisdirectedRequest)
		case !sameOrigin(r):
			http.Error(w, "", http.StatusForbidden)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// sameOrigin says whether a page of ours sent r, where it does something; what only
// shows may also be asked for by hand.
func sameOrigin(r *http.Request) bool {
	origin, site := r.Header.Get("origin"), r.Header.Get("sec-fetch-site")
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		return origin == "" || origin == "http://"+r.Host
	}
	return origin == "http://"+r.Host && (site == "" || site == "same-origin")
}

// narrow is a listener that keeps no more connections than there are slots.
type narrow struct {
	net.Listener
	slots chan struct{}
}

// Accept waits for a slot, then for a connection.
func (l *narrow) Accept() (net.Conn, error) {
	l.slots <- struct{}{}
	c, err := l.Listener.Accept()
	if err != nil {
		<-l.slots
		return nil, err
	}
	return &slotted{Conn: c, free: sync.OnceFunc(func() { <-l.slots })}, nil
}

// slotted gives its slot back when it is closed.
type slotted struct {
	net.Conn
	free func()
}

func (c *slotted) Close() error {
	err := c.Conn.Close()
	c.free()
	return err
}
