/** Run once before all unit tests: in a fresh clone nobody has built the example yet, and its tsconfig.json extends what a build writes. */
import { writeTypes } from '../build.ts'
import { EXAMPLE } from './made.ts'

export default () => writeTypes(EXAMPLE)
