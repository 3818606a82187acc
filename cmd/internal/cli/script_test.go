package cli_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"househagal/cmd/internal/cli"
)

// TestMain makes hagal a command of the scripts: the real main but for the
// process.
func TestMain(m *testing.M) {
	testscript.Main(withoutOwnRules{m}, map[string]func(){
		"hagal":    hagalMain,
		"stranger": func() { becomeStranger(); hagalMain() },
	})
}

func hagalMain() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// withoutOwnRules keeps the rules of whoever runs the tests out of them.
type withoutOwnRules struct{ *testing.M }

// Run runs the tests of this process; scripts have an environment of their own.
func (m withoutOwnRules) Run() int {
	os.Setenv("HAGAL_LANG", "en")
	os.Setenv("HAGAL_CONFIG", filepath.Join("testdata", "no rules of one's own"))
	return m.M.Run()
}

// TestScripts runs testdata/script/*.txtar.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("NO_COLOR", "1")
			env.Setenv("HAGAL_HOME", env.WorkDir+"/home")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": status},
	})
}

// status runs hagal and compares its exit status: status 3 decide p.yaml.
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N ARGUMENT...")
	}
	err := ts.Exec("hagal", args[1:]...)
	got := "0"
	if err != nil {
		got = err.Error()
	}
	want := "exit status " + args[0]
	if args[0] == "0" {
		want = "0"
	}
	if got != want {
		ts.Fatalf("hagal %v: %s, want %s", args[1:], got, want)
	}
}
