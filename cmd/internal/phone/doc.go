// Package phone is a second face of a game under way: the questions of the
// terminal on phones beside the board, as web pages on the local network.
//
// Party is the Person of all of them together: it puts a question to the terminal
// and to every phone, takes the first answer, and tells those who were later what
// was answered. Server shows it to browsers. Nothing of the game is known here:
// what stands on a page, and what can be answered, says the prompt.
package phone
