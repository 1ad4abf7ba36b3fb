/** Where the things lie that lessons point at. */
import type { Spot } from '@branchline/design'
import { linkBetween } from './board/Track.tsx'
import type { State } from './rules.ts'
import { type Sheet, sheetOf } from './sheet.ts'

const AREA = 78
const BORDER = 44

export function spot(target: string, view: State): Spot | null {
  const sheet = sheetOf(view)
  const [kind = '', name = ''] = target.split(/:(.*)/s)
  switch (kind) {
    case 'place':
      return around(sheet, name)
    case 'piece':
      return around(sheet, name.split('@')[1] ?? '')
    case 'border': {
      const [from = '', to = ''] = name.split('~')
      const at = linkBetween(sheet, from, to)?.at
      return at === undefined ? null : { x: at[0], y: at[1], r: BORDER }
    }
    case 'box':
      return { selector: `[data-box="${name}"]` }
    case 'train':
      return { selector: `[data-train="${name}"]` }
    default:
      return null
  }
}

/** The name and the pieces of an area, whole. */
function around(sheet: Sheet, id: string): Spot | null {
  const area = sheet.areas.find((one) => one.id === id)
  if (area === undefined) return null
  const [left, top, right, bottom] = area.nameBox
  const points = [[left, top], [right, bottom], ...area.slots, area.badge] as const
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return { x, y, r: Math.max(AREA, (Math.max(...xs) - Math.min(...xs)) / 2 + 26) }
}
