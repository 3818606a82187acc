package cli_test

// becomeStranger does nothing: there is no such user here.
func becomeStranger() {}
