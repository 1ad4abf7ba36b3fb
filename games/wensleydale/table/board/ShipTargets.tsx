import { type TableProps, Target } from '@branchline/design'
import type { Gone } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import type { Move, State } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import { placesOf } from './Layers.tsx'

/** Every piece that can be moved now, lit where it stands. */
export function ShipTargets(props: TableProps<State> & { sheet: Sheet; gone: readonly Gone[] }) {
  const { view, moves, sheet, gone, locale, speaker, attention, choose } = props
  if (view.phase !== 'trains') return null
  const t = wordsFor(locale)
  return (
    <g>
      {moves.map(({ text, move }) => {
        const ship = move as Move
        if (ship.do !== 'move') return null
        const area = sheet.areas[ship.area] as AreaShape
        const kind = KIND_NAMES[ship.kind] ?? (sheet.board.kinds[ship.kind] as string)
        const places = placesOf(view, sheet, gone, ship.area, kind)
        const [first] = places
        if (first === undefined) return null
        const last = places.at(-1) ?? first
        return (
          <Target
            key={text}
            move={text}
            label={t.shipLabel({ kind: kindWord(kind, speaker), area: area.name, pieces: places.length })}
            attention={attention}
            choose={choose}
          >
            <rect
              x={first[0] - 17 * sheet.pieceScale}
              y={first[1] - 18 * sheet.pieceScale}
              width={last[0] - first[0] + 34 * sheet.pieceScale}
              height={35 * sheet.pieceScale}
              rx="9"
              data-halo
              data-walk={`${first[0]} ${first[1]}`}
              data-name={area.name}
            />
          </Target>
        )
      })}
    </g>
  )
}

const KIND_NAMES: Readonly<Record<number, string>> = { 2: 'red-passenger', 3: 'green-passenger' }
