package phone

import (
	"errors"
	"net"
	"net/netip"
	"strconv"
)

// ErrNowhere says that the machine has no private address to listen at.
var ErrNowhere = errors.New("no private address")

// firstPort is tried first, so that an address stays the same from one evening to
// the next.
const firstPort = 8471

// Doors are where phones come in.
type Doors []net.Listener

// Listen opens the address, or every private address of the machine where there is
// none given. Its errors are ErrNowhere and those of the system.
func Listen(addr string) (Doors, error) {
	if addr != "" {
		l, err := net.Listen("tcp", withPort(addr))
		if err != nil {
			return nil, err
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
