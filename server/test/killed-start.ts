/** A first start or an upgrade that kills itself, really, at a statement: how many it may carry out comes in the environment. */
import { openStorage } from '../storage/storage.ts'
import { atEveryStatement } from './stopping.ts'

let left = Number(process.env.BRANCHLINE_TEST_STATEMENTS)
atEveryStatement(() => {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL')
})
const storage = await openStorage({ data: process.env.BRANCHLINE_TEST_DATA ?? '' })
await storage.close()
