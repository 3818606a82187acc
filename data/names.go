package data

import "househagal/engine"

// Names returns the names of printed things in another language than that of
// the box, data/<game>/names/<tag>.yaml; ok is false where there is none.
func Names(game engine.GameID, tag string) (text []byte, ok bool) {
	if int(game) >= len(gameWords) {
		return nil, false
	}
	text, err := embedded.ReadFile(gameWords[game] + "/names/" + tag + ".yaml")
	return text, err == nil
}
