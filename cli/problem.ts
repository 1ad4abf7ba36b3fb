/** What scripts can trust. */
export const EXIT = { fine: 0, wrong: 1, usage: 2, fault: 70 } as const

/** Something to tell the person at the terminal in one line. */
export class Problem extends Error {
  readonly exit: number
  constructor(message: string, exit: number = EXIT.usage) {
    super(message)
    this.exit = exit
  }
}
