/** What the terminal says of itself; what it says of a game comes from the game. */
export const en = {
  help: 'Type a move (Tab completes it), its number, or one of:\n  board         the position in words\n  moves         the legal moves, numbered\n  why MOVE      why a move is not possible, or what speaks for it\n  advice        the best moves as the strongest bot sees them (takes some seconds)\n  undo          back to your decision before\n  save FILE     write the game; “branchline play GAME --load FILE” goes on with it\n  log           the last moves\n  quit          leaves; a game that was not saved is lost\nWhere there is only one move, Enter plays it.',
  you: 'You',
  player: 'Player',
  nothingToTakeBack: 'There is nothing to take back.',
  hardlyGood: 'Possible, but hardly good.',
  whyWhat: 'Which move? why MOVE, for example “why 1”.',
  saveWhere: 'Into which file? save FILE, for example “save game.json”.',
  advice: 'move, chance of victory, expected score, reason:',
  forHelp: '“help” for help',
  saved: 'Saved. To go on: {command}',
  left: '{moves, plural, one {# move was} other {# moves were}} played{isSaved, select, true {} other {, and not saved}}.',
  winners: '{n, plural, one {Victory: {names}.} other {Shared victory: {names}.}}',
  advise: {
    after: '{at, plural, =0 {At the beginning.} other {After move #.}}',
    expects: '{chance} of victory, scores {scores}, {share} of the thought: {reason}',
    curve: '{game}: share of victory from the first move to the last',
    turningPoints: 'Turning points:',
    turningPoint: 'move {at}, {name}: {move} ({reason}). {changed}: {before} → {after}',
  },
} as const
