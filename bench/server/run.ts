/** `npx tsc -b server && node server/dist/bench/run.js [game] [seconds] [rounds]` */
import { measureServer } from './index.ts'

const [game = 'nuremberg', seconds = '3', rounds = '5'] = process.argv.slice(2)
await measureServer({ game, seconds: Number(seconds), rounds: Number(rounds), onRow: (row) => console.log(row) })
