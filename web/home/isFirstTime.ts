import { progressOf } from '../learn/progress.ts'
import { storedTables } from '../store/localTables.ts'

/** Nothing of this title was ever played on this device, and nobody was asked whether to learn it first. */
export function isFirstTime(title: string): boolean {
  const { asked, lessons, place } = progressOf(title)
  const isTaught = asked || place !== undefined || Object.keys(lessons).length > 0
  return !isTaught && !storedTables().some(({ record }) => record.game === title)
}
