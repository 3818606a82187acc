package phone_test

import (
	"net"
	"testing"

	"househagal/cmd/internal/phone"
)

// What is wrong with an address is said in words, not as the system does.
func TestListenSaysWhy(t *testing.T) {
	there, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip(err)
	}
	defer there.Close()
	const noPort, notHere = "a port is a number from 1 to 65535", "this machine has no such address; leave --listen out, and hagal takes its own"
	for addr, want := range map[string]string{
		there.Addr().String(): "another program listens there; name another port",
		"127.0.0.1:99999":     noPort,
		"127.0.0.1:-1":        noPort,
		"192.0.2.1:8471":      notHere, // of documents alone
		"1.2.3.4:5:6":         notHere,
		"[::1":                notHere,
	} {
		doors, err := phone.Listen(addr)
		for _, d := range doors {
			d.Close()
		}
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", addr, err, want)
		}
	}
}
