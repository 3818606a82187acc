// Package strict reads YAML and JSON files that people write by hand, and tells
// them everything that is wrong with a file in one run, each fault at its
// file:line:column with what would be right.
//
// A file becomes a tree of Nodes; a Cursor walks it. Readers never handle errors
// while they walk: a Cursor that is absent, or of the wrong kind, answers zero
// values, and what is wrong is collected in Errors. At the end Errors.Err tells
// whether the values may be used.
//
//	var errs strict.Errors
//	m := strict.Parse("rivals.yaml", src, &errs).Map()
//	id := m.Need("id").ID()                            // missing: an error
//	price := m.Get("swordmaster").IntOr(7, 1, 20)      // left out: 7
//	color := m.Get("color").WordOr(0, "color", colors) // an index of colors
//	for _, v := range m.Get("list").List(4) {
//		...
//	}
//	m.Get("spies").Each(func(key, v strict.Cursor) { // a map keyed by ids
//		post := key.Word("post", posts) // -1 when unknown, and an error said so
//		...
//	})
//	m.Done() // every key that nobody asked for is an error
//	if err := errs.Err(); err != nil {
//		return err // all faults, sorted, a line each
//	}
//
// Parse itself reports what no reader should have to think of: duplicate keys,
// a second document, anchors, aliases, merge keys, tags, invalid UTF-8, control
// characters, files that are empty, huge or nested too deeply. It never panics
// and its time grows with the size of the file, which is limited.
package strict

// What a file may not exceed.
const (
	MaxBytes = 256 << 10 // of one file
	MaxDepth = 32        // of maps and lists inside each other
	MaxText  = 4096      // bytes of one scalar
)
