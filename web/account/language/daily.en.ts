/** The game of the day. */
export const daily = {
  title: 'The game of the day',
  lead: 'The same start for everybody, against the same opponents, and your result beside everyone’s.',
  on: '{game}, {day}',
  seats: '{seats, plural, other {# players: you and {others, plural, one {a bot} other {# bots}}}}',
  begin: 'Play today’s game',
  once: 'You have one attempt: it counts from when you begin, and nothing is taken back. You can leave and go on later, without a line too; results are taken until {when}.',
  goOn: 'Go on playing',
  handIn: 'Hand in the result',
  begun: 'Your attempt is under way.',
  elsewhere: 'You began it on another device: finish it there. What is begun here begins the same game from its start.',
  refused: 'The result was not taken: {why}',
  kept: 'The server cannot be reached. Your game is kept here; come back to this page to hand it in.',
  offline: 'The server cannot be reached: the day’s game is dealt there.',
  yours:
    'Your result: {score, number} points, place {place, number} at the table. {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {done, number}.',
  tomorrow: 'The next one is dealt at midnight, UTC.',
  results: 'Everybody today',
  count:
    '{done, plural, =0 {Nobody has} one {# has} other {# have}} finished, {open, plural, =0 {nobody is} one {# is} other {# are}} on the way.',
  yesterday: 'The day before: {title}',
  more: 'More',
  head: { name: 'Name', score: 'Points', place: 'Place at the table', moves: 'Moves' },
  proof:
    'Every result is played again by the server, the opponents’ part by the opponents. What cannot be proved is that nobody tried moves out on a copy.',
} as const
