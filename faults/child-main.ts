import { runChild } from './child.ts'

await runChild()
