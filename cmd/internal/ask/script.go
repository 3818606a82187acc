package ask

import "fmt"

// TB is what a Script needs of a *testing.T.
type TB interface {
	Helper()
	Errorf(format string, args ...any)
	Cleanup(func())
}

// Step is one scripted answer: a line as plain mode would read it, and the
// Prompt.ID it is for ("" is any).
type Step struct{ ID, Answer string }

// Script is the Person of a test: it answers from a list. A prompt without a
// step, a step for another prompt, an answer that does not fit and a step left
// over all fail the test; after the first failure every Ask gives ErrEnd.
type Script struct {
	Prompts []Prompt // all that was asked, in order
	Told    []string // all that was told

	tb     TB
	steps  []Step
	failed bool
}

var _ Person = (*Script)(nil)

// NewScript gives these answers in turn to whatever is asked.
func NewScript(tb TB, answers ...string) *Script {
	steps := make([]Step, len(answers))
	for i, a := range answers {
		steps[i] = Step{Answer: a}
	}
	return NewSteps(tb, steps...)
}

// NewSteps gives each answer to the kind of prompt it names.
func NewSteps(tb TB, steps ...Step) *Script {
	s := &Script{tb: tb, steps: steps}
	tb.Cleanup(func() {
		if !s.failed && len(s.steps) > 0 {
			tb.Errorf("script: %d answers unused, the first is %q for %q", len(s.steps), s.steps[0].Answer, s.steps[0].ID)
		}
	})
	return s
}

// Ask answers by the next step.
func (s *Script) Ask(p Prompt) (Reply, error) {
	s.tb.Helper()
	p.Settle(0)
	s.Prompts = append(s.Prompts, p)
	none := Reply{Choice: -1}
	if s.failed {
		return none, ErrEnd
	}
	if err := p.Check(); err != nil {
		return none, s.fail("%v", err)
	}
	if err := p.checkKeys(); err != nil {
		return none, s.fail("%v", err)
	}
	if len(s.steps) == 0 {
		return none, s.fail("prompt %q (%s) has no answer in the script", p.ID, p.Text)
	}
	step := s.steps[0]
	s.steps = s.steps[1:]
	if step.ID != "" && step.ID != p.ID {
		return none, s.fail("prompt %q (%s), but answer %q is for %q", p.ID, p.Text, step.Answer, step.ID)
	}
	reply, problem := p.answer(step.Answer, len(p.Choices))
	if problem != "" {
		return none, s.fail("prompt %q (%s): answer %q: %s", p.ID, p.Text, step.Answer, problem)
	}
	return reply, nil
}

// fail fails the test once and ends the script.
func (s *Script) fail(format string, args ...any) error {
	s.tb.Helper()
	s.failed = true
	s.tb.Errorf("script: %s", fmt.Sprintf(format, args...))
	return ErrEnd
}

// Tell records the lines.
func (s *Script) Tell(lines []string) { s.Told = append(s.Told, lines...) }

// Fits is always true.
func (s *Script) Fits(Prompt) bool { return true }

// Close does nothing.
func (s *Script) Close() error { return nil }
