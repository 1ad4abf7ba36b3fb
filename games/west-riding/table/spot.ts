/** Where the things lie that lessons point at. */
import type { Spot } from '@branchline/design'
import { hexById } from '../rules/board.ts'
import { centres, SIZE } from './board/geometry.ts'

export function spot(target: string): Spot | null {
  const [kind = '', name = ''] = target.split(/:(.*)/s)
  if (kind === 'share') return { selector: `[data-company="${name}"]` }
  const hex = kind === 'place' ? hexById.get(name) : undefined
  const at = hex === undefined ? undefined : centres[hex]
  return at === undefined ? null : { x: at.x, y: at.y, r: SIZE * 1.25 }
}
