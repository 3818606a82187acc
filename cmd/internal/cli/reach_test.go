package cli_test

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// reaching are the packages of the library of Go by which a program gets at other
// machines, other programs, or code that it was not built with.
var reaching = []string{"net", "net/http", "net/http/cgi", "net/http/fcgi", "net/rpc", "net/smtp", "log/syslog", "crypto/tls",
	"os/exec", "os/user", "plugin", "expvar", "net/http/pprof"}

// brought says which package outside the library of Go brings each of them into
// the program, on any system. A new one belongs here with what it is needed for, or
// not into the program.
var brought = map[string][]string{
	"net": {
		"househagal/cmd/internal/phone", // what --phone listens with
		"github.com/spf13/pflag",        // flags that are addresses; we have none
		"golang.org/x/sys/windows",      // names of its system calls
	},
	"net/http": {
		"househagal/cmd/internal/phone",     // pages for who comes in by --phone
		"github.com/schollz/progressbar/v3", // bars of downloads; we have none
	},
	"os/exec": {"github.com/AlecAivazis/survey/v2"}, // its question that opens an editor; we ask none
}

// TestReach says where the packages come from by which the program could reach
// beyond the table. The game needs none of them.
func TestReach(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no Go here:", err)
	}
	found := map[string]map[string]bool{}
	for _, system := range []string{"linux", "windows", "darwin"} {
		for pkg, by := range reached(t, system) {
			if found[pkg] == nil {
				found[pkg] = map[string]bool{}
			}
			maps.Copy(found[pkg], by)
		}
	}
	for _, pkg := range reaching {
		got, want := slices.Sorted(maps.Keys(found[pkg])), slices.Sorted(slices.Values(brought[pkg]))
		if !slices.Equal(got, want) {
			t.Errorf("%s is brought into hagal by %v; brought in this file says %v", pkg, got, want)
		}
	}
	for pkg := range brought {
		if !slices.Contains(reaching, pkg) {
			t.Errorf("%s is none of the packages that are looked for", pkg)
		}
	}
}

// reached tells who imports the packages of reaching into the program, built for
// a system: only packages that are not of the library of Go count.
func reached(t *testing.T, system string) map[string]map[string]bool {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Standard,Imports", "househagal/cmd/hagal")
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	found := map[string]map[string]bool{}
	d := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p struct {
			ImportPath string
			Standard   bool
			Imports    []string
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return found
		} else if err != nil {
			t.Fatal(err)
		}
		for _, imported := range p.Imports {
			if p.Standard || !slices.Contains(reaching, imported) {
				continue
			}
			if found[imported] == nil {
				found[imported] = map[string]bool{}
			}
			found[imported][p.ImportPath] = true
		}
	}
}
