/** What the command itself says. */
import { writeFileSync } from 'node:fs'
import { type AnyBalanceBook, list } from '@branchline/engine'
import { plainly } from '../arguments.ts'
import { language } from '../flags.ts'
import { EXIT, Problem } from '../problem.ts'
import { messages } from './messages/index.ts'

/** Why nobody can be barred from things of this kind; null when they can. */
export function barRefusal({ barrable }: AnyBalanceBook, kind: string | undefined): string | null {
  if (kind === undefined || barrable.includes(kind)) return null
  return messages.words(language()).noSuchKind({ kind, kinds: barrable.length === 0 ? 'none' : list(language(), barrable) })
}

export function writePage(path: string, page: string): void {
  const words = messages.words(language())
  try {
    writeFileSync(path, page)
  } catch (error) {
    throw new Problem(words.notWritten({ path, why: plainly(error as NodeJS.ErrnoException) }), EXIT.wrong)
  }
  console.error(words.written({ path }))
}
