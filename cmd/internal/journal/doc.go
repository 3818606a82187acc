// Package journal keeps a game on disk: the append-only list of the prompts
// that were answered, from which the game is run again.
//
// It knows nothing of the rules of any game. A save is one file of JSON Lines,
// NAME.jsonl, in a folder ([Dir]). Its first line is the [Header]; every other
// line is a numbered [Line] whose kind and body are the caller's own. Each line
// ends with a checksum over itself and the checksum of the line before, so that
// a line that was edited, swapped, repeated or taken out is found:
//
//	{"format":2,"program":"hagal 1.0","name":"friday","seed":7,"created":"…","rules":"…","sum":"…"}
//	{"n":2,"s":14,"kind":"set","body":{"game":"uprising"},"sum":"…"}
//
// n is the number of the line in the file (the header is line 1), s the seconds
// since the game was created.
//
// # What it promises
//
//   - A line is written in one call and synced before [Journal.Append] returns.
//   - Lines are added, never changed: undo is a line too.
//   - Opening changes nothing. What a save needs (a torn end cut off, a damaged
//     remainder set aside, an older format brought up to date) is done by the
//     first write, or by [Journal.Mend].
//   - Nothing but a torn, unfinished last line is ever thrown away. Other bytes that
//     must leave the save are kept beside it, as NAME.damaged-at-LINE or
//     NAME.format-1.
//   - One process at a time writes a save; a second one gets [ErrInUse].
//   - No save is overwritten by another, by creating, renaming or archiving.
//   - A save of a newer format is refused and left as it is.
package journal
