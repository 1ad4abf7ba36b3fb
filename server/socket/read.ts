/** From a frame to a message of the protocol, or null where it is none. */
import { FromClient, isStorable, LIMITS, RequestId, TableId } from '../protocol/index.ts'

export function readMessage(text: string): FromClient | null {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  const move = plainMove(given)
  if (move !== null) return move
  const message = FromClient.safeParse(given)
  return message.success ? message.data : null
}

type Move = Extract<FromClient, { type: 'move' }>

/**
 * Moves are most of what comes in, and walking the schema is the dearest part of reading one. What is a move beyond doubt is taken
 * here; whatever is odd in any way is left to the schema. A test holds the two together.
 */
export function plainMove(given: unknown): Move | null {
  if (typeof given !== 'object' || given === null) return null
  const { type, table, id, at, move } = given as Record<string, unknown>
  if (type !== 'move' || typeof table !== 'string' || typeof id !== 'string' || typeof at !== 'number' || typeof move !== 'string')
    return null
  if (!TABLE.test(table) || !REQUEST.test(id) || !Number.isSafeInteger(at) || at < 0) return null
  const text = move.trim()
  if (text.length === 0 || text.length > LIMITS.move || Object.keys(given).length !== MEMBERS || !isStorable(text)) return null
  return { type, table, id, at, move: text }
}

const MEMBERS = 5
const TABLE = patternOf(TableId)
const REQUEST = patternOf(RequestId)

function patternOf(schema: typeof TableId): RegExp {
  for (const check of schema.def.checks ?? []) {
    const { pattern } = check._zod.def as { pattern?: RegExp }
    if (pattern !== undefined) return pattern
  }
  throw new Error('a schema without a pattern')
}
