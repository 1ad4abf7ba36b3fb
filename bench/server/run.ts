/** `npx tsc -b server && node server/dist/bench/run.js GAME [seconds] [rounds]` */
import { measureServer } from './index.ts'

const [game = '', seconds = '3', rounds = '5'] = process.argv.slice(2)
await measureServer({ game, seconds: Number(seconds), rounds: Number(rounds), onRow: (row) => console.log(row) })
