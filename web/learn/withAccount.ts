/** How far one has come goes with the account, if there is one, to its other devices; what is better stays on both sides. */
import type { Progress } from '@branchline/server/protocol'
import { ask } from '../http/client.ts'
import { forgetPuzzles, puzzleProgress, takePuzzles } from '../puzzles/progress.ts'
import { readLocal, writeLocal } from '../store/localStore.ts'
import { allProgress, forgetLessons, takeLessons } from './progress.ts'

/** There once this device has told an account: how often everything was forgotten there. */
const KEY = 'branchline.learned'
const A_MOMENT = 600
let timer: ReturnType<typeof setTimeout> | undefined

interface Told {
  readonly epoch: number
}

const toldBefore = () => readLocal(KEY) as Told | null

/** Called where it is known that this device is an account's. */
export async function exchangeProgress(): Promise<void> {
  const epoch = toldBefore()?.epoch ?? 0
  const { progress } = await ask<{ progress: Progress }>('/me/progress', {
    epoch,
    lessons: lessonsHere(),
    puzzles: puzzleProgress().puzzles,
  })
  take(progress, epoch)
}

/** A little later, and only from a device that has told an account before. */
export function tellAccount(): void {
  if (toldBefore() === null) return
  clearTimeout(timer)
  timer = setTimeout(() => void exchangeProgress().catch(() => undefined), A_MOMENT)
}

/** Here, and with the account on all its devices. */
export function forgetProgress(): void {
  const before = toldBefore()
  forgetLessons()
  forgetPuzzles()
  if (before !== null)
    ask<{ progress: Progress }>('/me/progress/forget', {}).then(
      ({ progress }) => take(progress, before.epoch),
      () => undefined,
    )
}

/** What was forgotten elsewhere is forgotten here first. */
function take({ epoch, lessons, puzzles }: Progress, before: number): void {
  if (epoch > before) {
    forgetLessons()
    forgetPuzzles()
  }
  writeLocal(KEY, { epoch })
  takeLessons(lessons)
  takePuzzles(puzzles)
}

function lessonsHere(): Progress['lessons'] {
  return Object.fromEntries(
    Object.entries(allProgress()).flatMap(([title, { lessons }]) =>
      Object.entries(lessons).map(([lesson, how]) => [`${title}/${lesson}`, how] as const),
    ),
  )
}
