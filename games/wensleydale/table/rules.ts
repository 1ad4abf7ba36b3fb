/** The one door between this table and the rules: what it shows is asked here and worked out there. */
export { bidsOf, boxesOf, leastBid, pointsIn } from '../rules/auction.ts'
export { joinFuerth } from '../rules/fuerth.ts'
export * from '../rules/index.ts'
export { DONE, PASS } from '../rules/move.ts'
export { print } from '../rules/notation.ts'
export {
  CHEESE,
  COMPANIES,
  COUNTS,
  FREE,
  GREEN_LINK,
  GREEN_PASSENGER,
  INCOME,
  INFLUENCES,
  MEANS,
  MIDLAND,
  NORTH_EASTERN,
  OPPOSITION,
  PROFIT_RANGE,
  RED_LINK,
  RED_PASSENGER,
  STONE,
} from '../rules/pieces.ts'
export { setsOf, standing } from '../rules/scoring.ts'
export { clone } from '../rules/state.ts'
export { hirePrice } from '../rules/trains.ts'
