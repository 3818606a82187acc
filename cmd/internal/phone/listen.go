package phone

import (
	"errors"
	"io/fs"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"syscall"

	"househagal/cmd/internal/say"
)

// ErrNowhere says that the machine has no private address to listen at.
var ErrNowhere = errors.New("no private address")

// firstPort is tried first, so that an address stays the same from one evening to
// the next.
const firstPort = 8471

// Doors are where phones come in.
type Doors []net.Listener

// Listen opens the address, or every private address of the machine where there is
// none given. Its errors are ErrNowhere, and a say.Fault that says what is wrong with
// the address.
func Listen(addr string) (Doors, error) {
	if addr != "" {
		addr = withPort(addr)
		if _, port, err := net.SplitHostPort(addr); err == nil {
			if _, err := strconv.ParseUint(port, 10, 16); err != nil {
				return nil, say.Later("phone.cannot_port")
			}
		}
		l, err := net.Listen("tcp", addr)
		if err != nil {
			return nil, why(err)
		}
		return Doors{l}, nil
	}
	ips := private()
	if len(ips) == 0 {
		return nil, ErrNowhere
	}
	var open Doors
	port := uint16(firstPort)
	for _, ip := range ips {
		l, err := net.Listen("tcp", netip.AddrPortFrom(ip, port).String())
		if err != nil && len(open) == 0 {
			l, err = net.Listen("tcp", netip.AddrPortFrom(ip, 0).String())
		}
		if err != nil {
			continue // a way out that is enough without it
		}
		port = netip.MustParseAddrPort(l.Addr().String()).Port()
		open = append(open, l)
	}
	if len(open) == 0 {
		return nil, ErrNowhere
	}
	return open, nil
}

// What systems say of an address where nothing can listen; Windows has numbers of its own.
var (
	taken   = []error{syscall.EADDRINUSE, syscall.Errno(10048)}
	strange = []error{syscall.EADDRNOTAVAIL, syscall.EINVAL, syscall.EAFNOSUPPORT, syscall.Errno(10047), syscall.Errno(10049)}
	refused = []error{fs.ErrPermission, syscall.Errno(10013)}
)

// why says in words why nothing can listen at an address, where they are known.
func why(err error) error {
	is := func(of error) bool { return errors.Is(err, of) }
	name, addr := (*net.DNSError)(nil), (*net.AddrError)(nil)
	switch {
	case slices.ContainsFunc(taken, is):
		return say.Later("phone.cannot_taken")
	case slices.ContainsFunc(refused, is):
		return say.Later("phone.cannot_allowed")
	case slices.ContainsFunc(strange, is), errors.As(err, &name), errors.As(err, &addr):
		return say.Later("phone.cannot_here")
	}
	return err
}

// withPort is an address with a port: the first one where it names none.
func withPort(addr string) string {
	if _, _, err := net.SplitHostPort(addr); err != nil {
		return net.JoinHostPort(addr, strconv.Itoa(firstPort))
	}
	return addr
}

// private are the addresses of the machine that are seen in its own network alone,
// those of four numbers first.
func private() []netip.Addr {
	var four, six []netip.Addr
	all, _ := net.InterfaceAddrs()
	for _, a := range all {
		p, err := netip.ParsePrefix(a.String())
		if err != nil || !p.Addr().IsPrivate() {
			continue
		}
		if ip := p.Addr().Unmap(); ip.Is4() {
			four = append(four, ip)
		} else {
			six = append(six, ip)
		}
	}
	return append(four, six...)
}
