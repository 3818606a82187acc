package view

import "fmt"

// numeral is a small number as a word.
func numeral(n int) string {
	words := []string{"none", "one", "two", "three", "four", "five", "six"}
	if n >= 0 && n < len(words) {
		return words[n]
	}
	return fmt.Sprint(n)
}
