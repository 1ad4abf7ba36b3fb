/**
 * Waits beside the test script for its end, whatever that is: when the pipe between them closes, nothing of the run is left behind. It stands in a
 * session of its own, where no Ctrl+C reaches it, and a `kill -9` of the script only wakes it.
 */
import { endRun } from './processes.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
let told = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (text) => {
  told += text
})
process.stdin.on('end', async () => {
  process.exit((await endRun(JSON.parse(told))) > 0 ? 1 : 0)
})
