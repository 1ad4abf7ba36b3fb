/** Rules to read and games to go through again. */

export const rules = {
  english: 'The rulebook is in English.',
  fiveMinutes: 'The rules in five minutes',
  title: 'The rules of {title}',
  search: 'Search the rules',
  glossary: 'What things are called',
  found: '{n, plural, =0 {Nothing found} one {# clause} other {# clauses}}',
  contents: 'Contents',
  ours: 'our ruling',
  missing: 'The rules of this game are not written yet.',
  playNow: 'Play now',
} as const

export const replay = {
  review: 'Review',
  title: 'Replay',
  lead: 'Open the record of a game, from a file or from a link, and walk through it.',
  file: 'Open a file',
  paste: 'Or paste a record, or the link to a table',
  open: 'Open',
  bad: 'This record cannot be opened: {why}',
  stops: 'The record stops at move {at, number} (“{move}”): {why}',
  again: 'From the start',
  run: 'Play',
  pause: 'Pause',
  branch: 'Play on from here against bots',
  curve: 'Standing',
  ask: 'Find the turning points',
  asking: 'Playing it out: {part, number} %',
  turning: 'Turning points',
  turningHelp: 'Share of victories when bots that see only what a player sees finish the game from each position.',
  turn: 'Move {n, number}, {name}: {move}',
  change: '{name}: {before, number} % → {after, number} %',
  drop: 'Drop a record here',
  link: 'Copy a link to this replay',
} as const
