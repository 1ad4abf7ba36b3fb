/** A view sorted into what belongs to a seat, single figures, and longer lists. Knows nothing of any game. */
import type { GameState } from '@branchline/engine'

export interface LedgerPage {
  readonly bySeat: readonly { readonly name: string; readonly values: readonly (number | string)[] }[]
  readonly figures: readonly { readonly name: string; readonly value: string }[]
  readonly strips: readonly { readonly name: string; readonly cells: readonly string[] }[]
  /** Everything as text by its place, to see what changed. */
  readonly printed: ReadonlyMap<string, string>
}

const LONGEST_STRIP = 200

export function ledgerOf(view: GameState, seats: number): LedgerPage {
  const bySeat: { name: string; values: (number | string)[] }[] = []
  const figures: { name: string; value: string }[] = []
  const strips: { name: string; cells: string[] }[] = []
  const printed = new Map<string, string>()
  for (const [name, value] of Object.entries(view)) {
    if (name === 'chance' || name === 'revealed') continue
    if (Array.isArray(value) && value.length === seats) bySeat.push({ name, values: value.map(cellOf) })
    else if (Array.isArray(value) && value.length > 0 && value.length <= LONGEST_STRIP)
      strips.push({ name, cells: value.map((item) => String(cellOf(item))) })
    else if (!Array.isArray(value) || value.length === 0) figures.push({ name, value: String(cellOf(value)) || '–' })
  }
  for (const { name, values } of bySeat) for (const [seat, value] of values.entries()) printed.set(`${name}.${seat}`, String(value))
  for (const { name, value } of figures) printed.set(name, value)
  for (const { name, cells } of strips) for (const [index, cell] of cells.entries()) printed.set(`${name}.${index}`, cell)
  return { bySeat, figures, strips: strips.sort((a, b) => a.cells.length - b.cells.length), printed }
}

function cellOf(value: unknown): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) {
    const cells = value.map(cellOf)
    return cells.length > 12 ? `${cells.length} ×` : cells.join(' ')
  }
  return Object.entries(value)
    .map(([name, item]) => `${name} ${cellOf(item)}`)
    .join(', ')
}
