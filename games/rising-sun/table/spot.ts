/** Where the things lie that lessons point at. */
import type { Spot } from '@branchline/design'
import { boardOf, type State } from '../rules/state.ts'
import { SIZE } from './outline.ts'
import { PAD, sheetOf } from './sheet.ts'

export function spot(target: string, view: State): Spot | null {
  const [kind = '', name = ''] = target.split(/:(.*)/s)
  switch (kind) {
    case 'place': {
      const at = sheetOf(view).centres[boardOf(view).hexNumber(name)]
      return at === undefined ? null : { x: at.x + PAD.x, y: at.y + PAD.y, r: SIZE }
    }
    case 'card': {
      const [id = '', where = ''] = name.split('@')
      return { selector: `[data-row="${where}"] [data-card="${id}"]` }
    }
    case 'button':
      return { selector: `[data-press="${name}"]` }
    case 'end':
      return { selector: `[data-end="${name}"]` }
    default:
      return null
  }
}
