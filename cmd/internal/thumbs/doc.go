// Package thumbs plays whole games in a real browser, as people with a phone do:
// what is pressed is pressed where it stands on the screen. It has no code of its
// own but its tests, and needs Chromium; HAGAL_BROWSER names another program.
package thumbs
