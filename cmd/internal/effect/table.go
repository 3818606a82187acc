package effect

import (
	"cmp"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// row has the message of each style; "" is said as in Reference.
type row [styleEnd]say.ID

func pick(r row, style Style) say.ID {
	if style == Row && r[Row] == "" {
		style = News
	}
	if style == Brief && r[Brief] == "" {
		style = Menu
	}
	return cmp.Or(r[style], r[Reference])
}

func idOf(style Style, e *engine.Effect) say.ID {
	if e.Verb == engine.DoInfluence {
		return pick(influence[e.Pick], style)
	}
	return pick(verbs[e.Verb], style)
}

// verbs are the effects but for Influence, which goes by how its Faction is found.
var verbs = [engine.VerbEnd]row{
	engine.NoVerb:        {Reference: "effect.nothing"},
	engine.DoRecruit:     {Reference: "effect.recruit"},
	engine.DoGain:        {Reference: "effect.gain"},
	engine.DoIntrigue:    {Reference: "effect.intrigue", Brief: "effect.intrigue_brief"},
	engine.DoVP:          {Reference: "effect.vp"},
	engine.DoSpy:         {Reference: "effect.spy", News: "effect.spy_news", Menu: "effect.spy_news", Brief: "effect.spy_brief", Prize: "effect.spy_prize"},
	engine.DoHooks:       {Reference: "effect.hooks", Menu: "effect.hooks_menu"},
	engine.DoWallIcon:    {Reference: "effect.wall_icon", News: "effect.wall", Row: "effect.wall_row", Menu: "effect.wall_menu"},
	engine.DoRemoveWall:  {Reference: "effect.wall", Row: "effect.wall_row", Menu: "effect.wall_menu"},
	engine.DoHarvest:     {Reference: "effect.harvest"},
	engine.DoSandworm:    {Reference: "effect.sandworm"},
	engine.DoSignet:      {Reference: "effect.signet"},
	engine.DoSteal:       {Reference: "effect.steal"},
	engine.DoControl:     {Reference: "effect.control", Prize: "effect.control_prize"},
	engine.DoContract:    {Reference: "effect.contract", Prize: "effect.contract_prize"},
	engine.DoNothing:     {Reference: "effect.cards", Prize: "effect.cards_prize"},
	engine.DoPay:         {Reference: "effect.pay", News: "effect.pay_news", Menu: "effect.pay_news"},
	engine.DoIf:          {Reference: "effect.if", News: "effect.if_news", Menu: "effect.if_menu"},
	engine.DoRows:        {Reference: "effect.rows"},
	engine.DoAgentHome:   {Reference: "effect.agent_home"},
	engine.DoSwordmaster: {Reference: "effect.swordmaster"},
	engine.DoHighCouncil: {Reference: "effect.high_council"},
	engine.DoMentat:      {Reference: "effect.mentat", Prize: "effect.mentat_prize"},
	engine.DoTakeEach:    {Reference: "effect.take_each", Menu: "effect.take_each_menu"},
	engine.DoMentatNow:   {Reference: "effect.mentat_now"},
	engine.DoTakeToken:   {Reference: "effect.take_token"},
	engine.DoDropToken:   {Reference: "effect.drop_token"},
	engine.DoRecruitHome: {Reference: "effect.recruit_home", Menu: "effect.recruit_home_menu"},
	engine.DoDeepCover:   {Reference: "effect.deep_cover", Prize: "effect.deep_cover_prize"},
	engine.DoHost:        {Reference: "effect.host"},
	engine.DoTakeBonus:   {Reference: "effect.take_bonus", Menu: "effect.take_bonus_menu"},
	engine.DoTile:        {Reference: "effect.buy_tile", Menu: "effect.buy_tile_menu"},
	engine.DoSwords:      {Reference: "effect.swords"},
	engine.DoTrashTile:   {Reference: "effect.trash_tile"},
	engine.DoTrack:       {Reference: "effect.track"},
	engine.DoTell:        {Reference: "effect.tell"},
	engine.DoCommission:  {Reference: "effect.commission"},
	engine.DoRecruitIn:   {Reference: "effect.recruit_in", Menu: "effect.recruit"},
	engine.DoReturnUnit:  {Reference: "effect.return_unit"},
	engine.DoNegotiator:  {Reference: "effect.negotiator"},
	engine.DoDividends:   {Reference: "effect.dividends", Menu: "effect.dividends_menu"},
	engine.DoChoose:      {Reference: "effect.choose", Prize: "effect.choose_prize"},
}

// influence are the steps on a track, by how the Faction is found.
var influence = [...]row{
	engine.Named:         {Reference: "effect.influence_named"},
	engine.Least:         {Reference: "effect.influence", News: "effect.influence_least", Menu: "effect.influence_least", Prize: "effect.influence_choice"},
	engine.Most:          {Reference: "effect.influence_most", News: "effect.influence_most_news", Menu: "effect.influence_most_news", Prize: "effect.influence_choice"},
	engine.Listed:        {Reference: "effect.influence_listed", News: "effect.influence_listed_news", Menu: "effect.influence_listed_news", Prize: "effect.influence_choice"},
	engine.TwoDifferent:  {Reference: "effect.influence_two", News: "effect.influence", Menu: "effect.influence"},
	engine.WinsAlliance:  {Reference: "effect.influence_alliance", News: "effect.influence", Menu: "effect.influence", Prize: "effect.influence_choice"},
	engine.OpponentAhead: {Reference: "effect.influence_ahead", News: "effect.influence", Menu: "effect.influence", Prize: "effect.influence_choice"},
}

// price is what is paid, spies the Spies that come home for it.
var (
	price = row{Reference: "effect.price", Prize: "effect.price_prize"}
	spies = row{Reference: "effect.price_spies", Prize: "effect.spy_prize"}
)

// conditions are what effects, cards and spaces ask for.
var conditions = [engine.CondEnd]row{
	engine.Always:           {Reference: "condition.always", News: "condition.sometimes", Menu: "condition.sometimes", Card: "effect.nothing"},
	engine.InfluenceAtLeast: {Reference: "condition.influence_at_least", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.influence_at_least_card"},
	engine.InfluenceBelow:   {Reference: "condition.influence_below", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.influence_below_card"},
	engine.LevelBelow:       {Reference: "condition.level_below", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.level_below_card"},
	engine.LevelAtLeast:     {Reference: "condition.level_at_least", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.level_at_least_card"},
	engine.HasAlliance:      {Reference: "condition.alliance", News: "condition.alliance_news", Menu: "condition.alliance_news", Card: "condition.alliance_card"},
	engine.HasSwordmaster:   {Reference: "condition.swordmaster", News: "condition.swordmaster_news", Menu: "condition.swordmaster_news", Card: "condition.swordmaster_card"},
	engine.HasHooks:         {Reference: "condition.hooks", News: "condition.hooks_news", Menu: "condition.hooks_news", Card: "condition.hooks_card"},
	engine.IsStreamlined:    {Reference: "condition.streamlined", News: "condition.streamlined_news", Menu: "condition.streamlined_news", Card: "condition.streamlined_card"},
	engine.UnitIn:           {Reference: "condition.unit_in", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.unit_in_card"},
	engine.UnitLeft:         {Reference: "condition.unit_left", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.unit_left_card"},
	engine.IsRival:          {Reference: "condition.rival", News: "condition.rival_news", Menu: "condition.rival_news", Card: "condition.rival_card"},
	engine.HasTile:          {Reference: "condition.tile", News: "condition.tile_news", Menu: "condition.tile_news", Card: "condition.tile_card"},
	engine.SupplyAtLeast:    {Reference: "condition.supply", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.supply_card"},
	engine.BonusAtLeast:     {Reference: "condition.bonus", News: "condition.sometimes", Menu: "condition.sometimes", Card: "condition.bonus_card"},
}
