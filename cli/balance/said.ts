/** What the command itself says. */
import { writeFileSync } from 'node:fs'
import { type AnyBalanceBook, list } from '@branchline/engine'
import { plainly } from '../arguments.ts'
import { language } from '../flags.ts'
import { EXIT, Problem } from '../problem.ts'
import { messages } from './messages/index.ts'

/** Whether somebody can be forbidden things of this kind; a title says which. */
export function mustBeBarrable({ barrable }: AnyBalanceBook, kind: string | undefined): void {
  if (kind === undefined || barrable.includes(kind)) return
  const kinds = barrable.length === 0 ? 'none' : list(language(), barrable)
  throw new Problem(() => messages.words(language()).noSuchKind({ kind, kinds }))
}

export function writePage(path: string, page: string): void {
  try {
    writeFileSync(path, page)
  } catch (error) {
    throw new Problem((t) => t.cannotWrite({ path, why: plainly(t, error as NodeJS.ErrnoException) }), EXIT.wrong)
  }
  console.error(messages.words(language()).written({ path }))
}
