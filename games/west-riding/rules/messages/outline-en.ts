/** The position in words, the answers to questions and the prices beside moves, in English. */
export const outlineEn = {
  'outline.turn': 'Turn {turn} of {last}',
  'outline.acts': '{seat} decides: {asked}.',
  'outline.offerer': 'It is the turn of {seat} to offer.',
  'outline.trader': 'It is the turn of {seat} to trade.',
  'outline.order': 'Turn order: {seats}.',
  'outline.auction': 'For sale: {lot}. No bid yet; at least £{minimum}.',
  'outline.auction.bid': 'For sale: {lot}. {seat} bids £{bid}; at least £{minimum} outbids it.',
  'outline.passed': 'Passed: {seats}.',
  'outline.route':
    '{seat} builds for the {railway}: £{bid} lie on the share, up to £{budget} can be spent, {cubes, plural, one {# cube is} other {# cubes are}} left.',
  'outline.route.to': 'The route leads to {town}.',
  'outline.route.from': 'It starts in {town}.',
  'outline.route.path': 'The path begun: {path}.',
  'outline.hidden-cash': 'Cash is hidden until the end: of others the standing counts none.',

  'outline.players': 'Players',
  'outline.player': '{seat}: {cash}; {number, plural, =0 {no share} other {{shares}}}. Dividends would bring £{dividends} now.',
  'outline.cash': '£{cash}',
  'outline.cash.hidden': 'cash hidden (since the turn order was set £{spent} spent, £{shown} shown)',
  'outline.shares': '{number} {railway}',
  'outline.shares.president': '{number} {railway} (President)',
  'outline.shares.hull-barnsley': '{lot}',

  'outline.railways': 'Railways',
  'outline.railway':
    '{railway} ({named}), affiliated with the {group}: {president}; {sold} of {shares, plural, one {# share} other {# shares}} out, {public} of them publicly held; treasury £{treasury}; {cubes, plural, one {# cube} other {# cubes}} left. Its towns earn £{income} and the New Track Bonus is £{bonus}: £{perShare} a share, £{remainder} into the treasury. {next}. It stands in {towns}.',
  'outline.president': 'President {seat}',
  'outline.president.none': 'no President yet',
  'outline.next-route': 'Its cheapest new route costs £{cost}: bids start there',
  'outline.finished': 'It is finished, {reason}',

  'outline.groups': 'Grouping railways and Hull & Barnsley',
  'outline.grouping':
    '{railway} ({named}) of {members}: {president}; {sold} of {shares, plural, one {# share} other {# shares}} out, {public} of them publicly held; treasury £{treasury}. It controls {controls, plural, =0 {no town} other {{towns}}} and has {cubes, plural, one {# control cube} other {# control cubes}} left: £{perShare} a share, £{remainder} into the treasury.',
  'outline.hull-barnsley':
    'Hull & Barnsley: {owner}. It pays £{pays} this turn{from, plural, =0 {} other {, nothing before turn #,}} and £{final} at the end; bids start at £{minimum}.',
  'outline.hull-barnsley.plain':
    'Hull & Barnsley, with its plain dividend: {owner}. It pays £{pays} this turn{from, plural, =0 {} other {, nothing before turn #,}} and £{final} at the end; bids start at £{minimum}.',
  'outline.owner': 'owned by {seat}',
  'outline.owner.none': 'not sold yet',

  'outline.towns': 'Towns',
  'outline.town': '{town} at {place}, {size}: earns £{income}; {control}; {number, plural, =0 {no railway there} other {there: {there}}}.',
  'outline.home': 'home city of the {railway}',
  'outline.size.large': 'large town',
  'outline.size.midsize': 'midsize town',
  'outline.size.small': 'small town',
  'outline.control': 'controlled by the {railway}',
  'outline.control.none': 'not controlled (£{income} once it is)',

  'outline.country': 'Country',
  'outline.grid': 'Rows have letters. Around E8 lie E6 and E10, D7 and D9, F7 and F9.',
  'outline.costs':
    'A hex costs £{countryside} in countryside, £{mountain} in mountains, £{town} in a town and £{city} in a city; a step over a river £{river} more. Hexes that are not mountains or towns are countryside.',
  'outline.mountains': 'Mountains: {hexes}.',
  'outline.rivers': 'Rivers run between {sides}.',
  'outline.river': '{one}–{other}',
  'outline.exclusive': 'No railway may stand in both {one} and {other}.',
  'outline.track': 'Track of the {railway}: {hexes}.',

  'answer.hex': '{hex}, {terrain}: {number, plural, =0 {empty} other {track of the {there}}}.',
  'answer.terrain.countryside': 'countryside',
  'answer.terrain.mountain': 'mountains',
  'answer.steps': 'Steps from here: {steps}.',
  'answer.step': '{hex} £{cost}',
  'answer.no-route': 'No new route of the {railway} leads to {town}.',
  'answer.route':
    'The cheapest route of the {railway} to {town} starts in {origin}, costs £{cost} and takes {cubes, plural, one {# cube} other {# cubes}}; the town would earn it £{income}.',
  'answer.route.control':
    'The cheapest route of the {railway} to {town} starts in {origin}, costs £{cost} and takes {cubes, plural, one {# cube} other {# cubes}}; the town would earn it £{income} and be controlled by the {grouping}.',
  'price.offer': 'bids start at £{minimum}',
  'price.route': '£{cost}, {cubes, plural, one {# cube} other {# cubes}}, earns £{income}',
  'price.path': '£{cost}, {cubes, plural, one {# cube} other {# cubes}}',
  'price.trade': 'dividends {dividends, number, ::sign-always}, Big Payoff {payoff, number, ::sign-always}',
} as const
