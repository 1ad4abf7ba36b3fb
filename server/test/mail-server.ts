import { openLetterBox, type TakenLetter } from './letter-box.ts'
import { afterwards } from './start.ts'

/** A letter box that is closed after the test. */
export async function mailServer(): Promise<{ readonly url: string; readonly letters: TakenLetter[] }> {
  const box = await openLetterBox()
  afterwards(() => box.close())
  return box
}
