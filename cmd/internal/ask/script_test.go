package ask

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// fakeTest is a test that is allowed to fail.
type fakeTest struct {
	failures []string
	cleanups []func()
}

func (f *fakeTest) Helper() {}

func (f *fakeTest) Errorf(format string, args ...any) {
	f.failures = append(f.failures, fmt.Sprintf(format, args...))
}

func (f *fakeTest) Cleanup(fn func()) { f.cleanups = append(f.cleanups, fn) }

func (f *fakeTest) end() string {
	for _, fn := range f.cleanups {
		fn()
	}
	return strings.Join(f.failures, "; ")
}

func TestScriptAnswers(t *testing.T) {
	s := NewSteps(t, Step{"where", "hb"}, Step{"", "why not sa"})
	if r, err := s.Ask(whereTo()); err != nil || r.Choice != 21 {
		t.Errorf("hb: %+v %v", r, err)
	}
	if r, err := s.Ask(whereTo()); err != nil || r.Command != "why" || len(r.Args) != 2 {
		t.Errorf("why not sa: %+v %v", r, err)
	}
	s.Tell([]string{"done"})
	if len(s.Prompts) != 2 || len(s.Told) != 1 {
		t.Errorf("%d prompts, %d lines recorded", len(s.Prompts), len(s.Told))
	}
}

func TestScriptFails(t *testing.T) {
	twice := Prompt{ID: "where", Choices: []Choice{{Key: "a", Label: "one"}, {Key: "a", Label: "two"}}}
	tests := []struct {
		steps []Step
		p     Prompt
		want  string
	}{
		{nil, whereTo(), `script: prompt "where" (You, Agent 1 of 2: where to?) has no answer in the script`},
		{[]Step{{"troops", "2"}}, whereTo(), `answer "2" is for "troops"`},
		{[]Step{{"where", "zz"}}, whereTo(), `answer "zz": "zz" is no answer here.`},
		{[]Step{{"where", "rs"}}, whereTo(), "no Spy of yours is beside it"},
		{[]Step{{"where", "hb"}, {"troops", "2"}}, whereTo(), `script: 1 answers unused, the first is "2" for "troops"`},
		{[]Step{{"where", "a"}}, twice, `key "a" stands for "one" and "two"`},
		{[]Step{{"where", "a"}}, Prompt{ID: "where"}, "nothing to choose"},
	}
	for _, tt := range tests {
		fake := &fakeTest{}
		s := NewSteps(fake, tt.steps...)
		_, err := s.Ask(tt.p)
		got := fake.end()
		if !strings.Contains(got, tt.want) {
			t.Errorf("%+v: failure %q, want %q", tt.steps, got, tt.want)
		}
		if len(fake.failures) != 1 {
			t.Errorf("%+v: %d failures, want 1: %s", tt.steps, len(fake.failures), got)
		}
		if err != nil && !errors.Is(err, ErrEnd) {
			t.Errorf("%+v: %v, want ErrEnd", tt.steps, err)
		}
	}
}
