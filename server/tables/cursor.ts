import { CURSOR } from '../protocol/index.ts'

/** Where a page of a list ended, as text: whoever asks for the next one hands it back. */
export interface Key {
  readonly at: number
  readonly id: string
}

export interface Cursor extends Key {
  /** Of a list in two parts, the one it ended in. */
  readonly part: 'running' | 'other'
}

export function cursorOf({ at, id }: Key, part: Cursor['part'] = 'other'): string {
  return `${part === 'running' ? 'r' : ''}${at}-${id}`
}

export function readCursor(text: string | undefined): Cursor | null {
  const found = CURSOR.exec(text ?? '')
  return found === null ? null : { part: found[1] === 'r' ? 'running' : 'other', at: Number(found[2]), id: found[3] }
}
