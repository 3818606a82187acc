package journal

// InSeries reports whether name is stem, or stem with a number, as [NextName]
// makes them.
func InSeries(name, stem string) bool { return numberIn(name, cleanStem(stem)) > 0 }
