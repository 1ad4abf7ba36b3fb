export { type Comparison, compareWithBoardgameIo } from './against-boardgame-io.ts'
export { type Measured, measure, shortly } from './measure.ts'
export { measurePlayouts, measureStates } from './playouts.ts'
export { sidings } from './toy/sidings.ts'
