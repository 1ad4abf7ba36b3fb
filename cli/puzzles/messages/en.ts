/** What the maker of puzzles says. */
export const en = {
  games:
    '{games, plural, one {# game} other {# games}}, {looked, plural, one {# decision} other {# decisions}} looked at, {found, plural, one {# puzzle} other {# puzzles}} found.',
  rejected: 'Rejected: {reasons}.',
  reject: {
    odd: '{n} after a move that nobody would make',
    glance: '{n} where nothing stands out',
    margin: '{n} for the margin',
    unstable: '{n} unstable over seeds',
    thought: '{n} that more thought sees otherwise',
    elsewhere: '{n} where another move is as good',
    ways: '{n} with too many ways',
    long: '{n} too long',
    hidden: '{n} that hang on a hidden card',
    wordless: '{n} without a reason to tell',
    themeless: '{n} without a theme',
    refused: '{n} whose moves are refused',
    twin: '{n, plural, one {# twin} other {# twins}}',
  },
  chosen:
    '{n, plural, one {# puzzle} other {# puzzles}} chosen: by theme {themes}; by level {levels}; by third of the game {thirds}; {obvious} that a glance solves; {clear} by the whole margin.',
  few: '{n} of {wanted} found: play more games.',
  written: 'Written: {path}.',
  holds: '{id}: holds.',
  fails: '{id}: {why}.',
  checked: '{n, plural, one {# puzzle} other {# puzzles}} checked, {failed} failed.',
  unplayable: 'its moves are refused',
} as const
