/** The address under which a game can be gone through anywhere: the record lies in the address itself, where no server reads it. */
import type { GameRecord } from '@branchline/engine'
import { packRecord } from './packed.ts'

/** Its title stands there openly: the page begins to fetch its table before the record is unpacked (public/early.js). */
export async function reviewAddress(record: GameRecord): Promise<(at: number) => string> {
  const packed = await packRecord(record)
  return (at) => `/replay#at=${at}&g=${record.game}&r=${packed}`
}

export async function reviewLink(record: GameRecord, at: number): Promise<string> {
  return (await reviewAddress(record))(at)
}

/** What an address carries, or a text with one in it; also of those that did not name their title yet. */
export function carriedIn(text: string): { readonly at: number; readonly packed: string } | null {
  const carried = /#at=(\d+)&(?:g=[\w-]+&)?r=([\w-]+)/.exec(text)
  return carried === null ? null : { at: Number(carried[1]), packed: carried[2] }
}
