/** The position in words, the answers to questions and the prices beside moves, in English. */
export const outlineEn = {
  'name.over': 'the end',

  'outline.round': 'Round {round} of {rounds}: {phase}',
  'outline.acts': '{seat} decides.',
  'outline.passed': 'Passed: {seats}.',
  'outline.chain': 'Chain under way: {areas}.',
  'outline.due': 'Still to be paid: {due, plural, one {# point} other {# points}}.',
  'outline.joined': 'Nuremberg and Fürth are joined.',
  'outline.not-joined': 'Nuremberg and Fürth are not joined yet.',
  'outline.order': 'Player order: {seats}.',
  'outline.order.expected': 'Next player order, if nothing more changes: {seats}.',
  'outline.build-order': 'Build order: {seats}.',
  'outline.build-order.expected': 'Build order, if nothing more changes: {seats}.',
  'outline.train-order': 'Train order: {seats}.',
  'outline.train-order.expected': 'Train order, if nothing more changes: {seats}.',
  'outline.track.white': 'White (government) influence, highest first, the upper disc first among equals: {places}.',
  'outline.track.brown': 'Brown (train) influence, in the same way: {places}.',
  'outline.track.profit': 'Profit and loss, in the same way: {places}.',
  'outline.place': '{seat} {points}',

  'outline.players': 'Players',
  'outline.player':
    '{seat}: {cubes, plural, one {# cube} other {# cubes}}; influence {white} white, {brown} brown, {red} red, {green} green; {profit} on profit and loss; {links, plural, one {# link} other {# links}} on the board, {left} left.',
  'outline.cargo':
    '{seat} has moved {now, plural, =0 {nothing} other {{loaded}}} this round and {before, plural, =0 {nothing} other {{won}}} before: {points, plural, one {# point} other {# points}} and {sets, plural, one {# set} other {# sets}}.',
  'outline.hired':
    '{seat} has hired {trains}. Free slots: {goods} for goods; for passengers {passengers, plural, =0 {none} other {{slots}}}.',
  'outline.slots': '{number} at {points, plural, one {# point} other {# points}}',
  'outline.tie.profit': '{seat} is before {otherSeat} with equal points: {more} on profit and loss is better than {less}.',
  'outline.tie.disc': '{seat} is before {otherSeat} with equal points and equal profit: the upper disc on profit and loss.',
  'outline.forecast': '{seat}: income {income}, upkeep {upkeep}; that leads to {after} on profit and loss.',

  'outline.boxes': 'Boxes of the auction',
  'outline.box': 'Box {box} gives {given}. No bid yet; at least {least}.',
  'outline.box.bid': 'Box {box} gives {given}. {seat} bids {bid}; at least {least} outbids it.',
  'outline.influence.white': '{number} white',
  'outline.influence.brown': '{number} brown',
  'outline.influence.red': '{number} red',
  'outline.influence.green': '{number} green',

  'outline.trains': 'Trains',
  'outline.train':
    'Train {train} costs {price} brown: {goods, plural, one {# slot} other {# slots}} for goods, {passengers} for passengers{passengers, plural, =0 {} other { ({slots})}}. Free.',
  'outline.train.hired':
    'Train {train} costs {price} brown: {goods, plural, one {# slot} other {# slots}} for goods, {passengers} for passengers{passengers, plural, =0 {} other { ({slots})}}. Hired by {seat}.',

  'outline.tracks': 'Track',
  'outline.track': '{seat}: {number, plural, =0 {no track} other {{links}}}.',
  'outline.track.company':
    '{company}: {number, plural, =0 {no track} other {{links}}}; {supply, plural, one {# link} other {# links}} left.',
  'outline.link': '{from}–{to}',

  'outline.areas': 'Areas',
  'outline.area':
    '{area}: {what}{pieces, plural, =0 {} other {. Here: {here}}}{towns, plural, =0 {} other {. Served by {servedBy}}}{cutOff, plural, =0 {} other {. No longer served}}{ways, plural, =0 {} other {. Links: {links}}}{shut, plural, =0 {} other {. Closed borders: {closed}}}.',
  'outline.site.town': 'town',
  'outline.site.south': 'The South',
  'outline.site.stone': 'quarry',
  'outline.site.cheese': 'cheese site',
  'outline.site.beer': 'hop field',
  'outline.site.post': 'post site',
  'outline.terrain.lowland': 'lowland',
  'outline.terrain.valley': 'valley',
  'outline.terrain.hill': 'hill',
  'outline.belongs': 'company town of {company}',
  'outline.exit': '{area} for {price}',
  'outline.exit.seat': '{area} (built by {seat})',
  'outline.exit.company': '{area} (track of {company})',
  'outline.price':
    '{points, plural, one {# cube} other {# cubes}}{red, plural, =0 {} other { + # red}}{green, plural, =0 {} other { + # green}}{white, plural, =0 {} other { + # white}}',
  'outline.pieces.stone': '{number} stone',
  'outline.pieces.cheese': '{number} cheese',
  'outline.pieces.beer': '{number} beer',
  'outline.pieces.post': '{number} post',
  'outline.pieces.red-passenger': '{number, plural, one {# red passenger} other {# red passengers}}',
  'outline.pieces.green-passenger': '{number, plural, one {# green passenger} other {# green passengers}}',
  'outline.pieces.opposition': '{number} opposition',
  'outline.pieces.landlord': '{number, plural, one {# landlord} other {# landlords}}',

  'answer.movable': 'You can move now: {kind}.',
  'answer.not-movable': 'You cannot move {kind} now: {why}',
  'answer.link': 'A link from {from} to {to} costs {price}.',
  'answer.can-build': 'You could build it as your next link.',
  'price.hire':
    '{brown} brown{exchange, plural, =0 {} other { + # cubes or other points}}; {goods, plural, one {# slot} other {# slots}} for goods, {passengers, plural, one {# slot} other {# slots}} for passengers{passengers, plural, =0 {} other { ({slots})}}',
  'price.bid': 'gives {given}',
  'price.move': '{points, plural, one {# point} other {# points}}',
  'price.takeover': '{points} × {company}, {links, plural, one {# fewer link} other {# fewer links}} to keep up',
} as const
