package show

import (
	"time"

	"househagal/cmd/internal/say"
)

// Date writes a day and a minute of it as the language does: "2 Jan 2006 15:04".
func Date(s say.Speaker, t time.Time) string {
	return s.Say("show.date", say.Args{"day": t.Day(), "month": int(t.Month()), "year": t.Year(), "clock": t.Format("15:04")})
}
