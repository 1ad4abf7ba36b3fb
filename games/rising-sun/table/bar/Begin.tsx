/** The first rail: where one begins, and which cities are near. */
import { BarButton, pick, useChosen } from '@branchline/design'
import { CITY, distance } from '../../rules/board.ts'
import { boardOf } from '../../rules/state.ts'
import type { Dealt } from '../dealt.ts'
import { placeName } from '../placeName.ts'
import { Hand } from './Hand.tsx'
import { Scene } from './Scene.tsx'

const NEAR = 2

export function Begin({ dealt }: { dealt: Dealt }) {
  const { choices, attention, choose, view, t } = dealt
  const chosen = useChosen(attention)
  const found = [...choices.hexes].find(([, here]) => here.some(({ text }) => text === chosen))
  const name = found === undefined ? '' : placeName(boardOf(view), found[0], t)
  return (
    <Scene
      dealt={dealt}
      question={found === undefined ? t.beginWhere : t.beginAsks({ name })}
      detail={found === undefined ? t.beginHelp : nearby(dealt, found[0])}
      cards={<Hand dealt={dealt} />}
      buttons={
        found === undefined ? null : (
          <BarButton
            look="primary"
            data-press="chosen"
            data-move={found[1][0].text}
            onClick={() => {
              pick(attention, null)
              choose(found[1][0].text)
            }}
          >
            {t.beginAt({ name })}
          </BarButton>
        )
      }
    />
  )
}

function nearby({ view, t }: Dealt, hex: number): string {
  const board = boardOf(view)
  const names = board.cities
    .filter((city) => city !== hex && board.kind[city] === CITY)
    .map((city) => ({ city, steps: distance(board, hex, city) }))
    .filter(({ steps }) => steps > 0 && steps <= NEAR)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 4)
    .map(({ city }) => board.names[city])
  return t.nearby({ n: names.length, names })
}
