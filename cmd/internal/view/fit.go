package view

import "strings"

// Fit parts news into pages. The last page stands above the question, where
// there are room lines for it; every page before it takes full lines and ends
// with Enter. News that fit beside the question are one page. Otherwise as much
// as fits is told first, and at least the last block stays with the question;
// blocks are kept whole where they are not longer than a page.
func Fit(news []string, room, full int) [][]string {
	if len(news) <= room {
		return [][]string{news}
	}
	full = max(full, 1)
	var pages [][]string
	for len(news) > 0 {
		if len(pages) > 0 && len(news) <= room {
			return append(pages, news)
		}
		n := pageEnd(news, full)
		pages = append(pages, news[:n])
		news = news[n:]
	}
	return append(pages, nil)
}

// pageEnd is how many lines of news go onto a page of full lines: up to the
// start of a block, and not the last block.
func pageEnd(news []string, full int) int {
	end := 0
	for i := 1; i < len(news) && i <= full; i++ {
		if !strings.HasPrefix(news[i], " ") {
			end = i
		}
	}
	if end == 0 {
		end = min(full, len(news))
	}
	return end
}
