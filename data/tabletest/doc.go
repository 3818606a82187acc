// Package tabletest sets tables for tests of the rules, so that a test reads
// like the rule it checks: facts before, the cards turned up, the facts that
// change. Tests of any package may use it; nothing else does.
//
// Seats are called by what they are: you, rival, other (the second Rival of a
// solo table) and guest (the second human). Facts are statements, parted by ;
//
//	SEAT NUMBER 3           solari spice water intrigue vp garrison troops worms agents strength total E G B F
//	                        crysknife desert_mouse ornithopter wild
//	SEAT FLAG yes           hooks swordmaster revealed council streamlined
//	agent SPACE SEAT        its Agent is there; sent SPACE: that of the seat whose turn it is, taken from its supply
//	spy POST SEAT           control SPACE SEAT, alliance FACTION SEAT; in all of them none clears
//	bonus SPACE 2           bonus spice
//	token SPACE yes         a token lies there; unit_home, unit_in and unit_supply are numbers of a seat: units
//	                        of the first kind beside troops in garrison, Conflict and supply
//	flag SPACE SEAT         whose unit stands on the control flag; unit2_home and so on: of the second kind;
//	                        negotiators is a number of a seat
//	SEAT tile ID            it has the tile; lost ID: no more; used ID: in this round
//	stack 1 ID              that tile lies face up; stack 1 6: tiles in it; gone ID: out of the game
//	blocked SPACE yes       conflict ID, round 4, level ID, variant NAME, wall gone, target 11, module ID
//	first SEAT, turn SEAT   phase NAME
//	shown SEAT              its strength cards are up; reveals SEAT: it has revealed; none clears
//	seen CONFLICT           turned up in an earlier round
//	unknown FACT            a fact that nobody has reported, by the names of docs/position.md
//
// A number with a sign (spice +3) is counted from the facts before.
package tabletest
