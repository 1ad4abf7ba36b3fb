import type { ProblemWords } from './messages/problems/index.ts'

/** What scripts can trust. */
export const EXIT = { fine: 0, wrong: 1, usage: 2, fault: 70 } as const

/** Something to tell the person at the terminal in one line, said where it ends: until then no catalogue is needed. */
export class Problem extends Error {
  readonly exit: number
  readonly inWords: (words: ProblemWords) => string
  constructor(inWords: (words: ProblemWords) => string, exit: number = EXIT.usage) {
    super()
    this.exit = exit
    this.inWords = inWords
  }
}
