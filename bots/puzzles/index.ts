export { type GameSetUp, type Moment, type PlayedGame, playForPuzzles, promising } from './game.ts'
export { type Asked, holdsAnywhere, readMoves, type Verdict, verdictOn, verdictOnPlayed } from './solver.ts'
export { type ToldPuzzle, tellPuzzle, themesOf } from './teller.ts'
export { type Answered, answerOf, isBestQuickly, REJECTS, type Reject, recheck } from './verify.ts'
