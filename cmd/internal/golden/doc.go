// Package golden is tests alone: pages, plain lines, menus and answers of games
// that are written down, compared by the byte with those in testdata, and what
// must hold of any page.
package golden
