// Package history remembers the games that were played to their end: one file of
// JSON Lines beside the folder of saves, history.jsonl.
//
// A line is a [Game], or says that one is forgotten. It ends with a checksum over
// itself alone: a damaged line costs that line. Lines are added, never changed, in
// one synced write and under a lock. A later line about the same game stands for
// the earlier ones, so that a game whose end was taken back and played again
// counts once; one that was forgotten stays so, whatever save of it is read again.
package history
