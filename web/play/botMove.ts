/** A bot's move in time, or a weaker one: nobody at the table waits for a bot in trouble. */
export interface Asked {
  /** The move that a bot of this code chooses, in notation. */
  ask(code: string): Promise<string>
  /** Puts whoever thinks out of its trouble. */
  restart(): void
  /** Any legal move, found without thought. */
  anyMove(): string
  /** Whether the table still waits for it: what was asked for may have been taken back meanwhile. */
  isWanted(): boolean
}

/** Milliseconds: the longest thought, and a slow device's time to load what it thinks with. */
export const PATIENCE = 20_000
const AT_A_GLANCE = 'apprentice'

/** The move, or null when nobody waits for it any more. */
export async function botMove(code: string, { ask, restart, anyMove, isWanted }: Asked): Promise<string | null> {
  for (const one of [code, AT_A_GLANCE]) {
    const move = await inTime(ask(one))
    if (!isWanted()) return null
    if (move !== null) return move
    restart()
  }
  return anyMove()
}

function inTime(answer: Promise<string>): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE)
    answer
      .catch(() => null)
      .then((move) => {
        clearTimeout(timer)
        resolve(move)
      })
  })
}
