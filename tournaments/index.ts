export { draw, withoutUnplayed } from './draw.ts'
export { printTournament, readTournament } from './file.ts'
export { wordsFor } from './messages/index.ts'
export { MOST_POINTS, POINTS_OF_A_BYE, pointsIn, pointsOf } from './points.ts'
export { TournamentProblem } from './problem.ts'
export { proveAll } from './prove.ts'
export { firstSetByHand, hasFieldChanged } from './redraw.ts'
export { type Line, standings } from './standings.ts'
export { sizesFor, tableSizes } from './table-sizes.ts'
export {
  type Drawn,
  type DrawnTable,
  type Entrant,
  FORMAT,
  isPlayed,
  type Round,
  SYSTEMS,
  type System,
  type Tournament,
} from './tournament.ts'
