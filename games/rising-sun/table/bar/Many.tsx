/** Several cards of the hand chosen together and given in one press; as many as are needed at least stand in a ring. */

import { BarButton, type MoveText } from '@branchline/design'
import { phrase } from '@branchline/engine'
import { useState } from 'react'
import { CARDS, type Effect, WASTE } from '../../rules/cards.ts'
import { countOf } from '../../rules/deck.ts'
import { programOf } from '../../rules/effects/effect.ts'
import type { Dealt } from '../dealt.ts'
import { deskOf } from '../desk.ts'
import { inNotation } from '../moves.ts'
import type { CardActs } from './CardButton.tsx'
import styles from './cards.module.css'
import { Hand, isStacked } from './Hand.tsx'
import { Scene } from './Scene.tsx'

export function Many({ dealt, code }: { dealt: Dealt; code: string }) {
  const { view, seat, attention, choose, speaker, t } = dealt
  const frame = view.frames.at(-1)!
  const effect = programOf(frame).effects[frame.at]
  const hand = view.hands[seat]
  const isWaste = code === 'return-waste'
  const { min, most } = boundsOf(effect, frame.count, isWaste ? countOf(hand, WASTE) : hand.length)
  // Waste is mostly wanted to be gone: all that may go is chosen to begin with.
  const [chosen, setChosen] = useState<readonly number[]>(isWaste ? new Array<number>(most).fill(WASTE) : [])
  const stacked = isStacked(hand)
  const actsFor = (card: number, copy: number): CardActs => {
    if (isWaste && card !== WASTE) return {}
    const held = countOf(hand, card)
    const taken = countOf(chosen, card)
    const isPicked = stacked ? taken > 0 : copy < taken
    // Copies that lie on one another count up with each press and then down to none.
    const isOff = stacked ? taken === held || chosen.length === most : isPicked
    if (!isOff && chosen.length === most) return {}
    const others = chosen.filter((other) => other !== card)
    const left = stacked ? others : [...others, ...new Array<number>(Math.max(0, taken - 1)).fill(card)]
    return { isPicked: false, isPlanned: isPicked, onPick: () => setChosen(isOff && taken > 0 ? left : [...chosen, card]) }
  }
  const give = () => deskOf(attention).change({ queue: movesFor(dealt, code, chosen, most) })
  const moves = movesFor(dealt, code, chosen, most)
  const isEnough = chosen.length >= min
  return (
    <Scene
      dealt={dealt}
      question={phrase(t.askMany[code as keyof typeof t.askMany], { min, most })}
      detail={detailOf(dealt, effect, chosen.length) ?? speaker.word(`name.${CARDS[frame.self]?.id ?? ''}`)}
      cards={
        <>
          {min > 0 ? (
            <span className={styles.least} data-sign={t.atLeast({ n: min })}>
              {min - Math.min(min, chosen.length)}
            </span>
          ) : null}
          <Hand dealt={dealt} actsFor={actsFor} />
        </>
      }
      buttons={
        <BarButton
          look="primary"
          disabled={!isEnough}
          data-press="answer"
          data-move={moves[0]}
          onClick={() => (moves.length === 1 ? choose(moves[0]) : give())}
        >
          {t.giveMany[code as keyof typeof t.giveMany]({ n: Math.max(chosen.length, min) })}
        </BarButton>
      }
    />
  )
}

/** How many more must and may be given, of so many that there are. */
function boundsOf(effect: Effect, given: number, there: number): { min: number; most: number } {
  if (effect.do === 'trash') return { min: 0, most: Math.min(there, effect.max - given) }
  if (effect.do === 'return-waste') return { min: effect.min, most: Math.min(there, effect.max) }
  if (effect.do === 'discard') return { min: Math.min(there, Math.max(0, effect.min - given)), most: Math.min(there, effect.max - given) }
  return { min: 0, most: there }
}

/** One move for each card, and the end of it where the rules do not see it themselves. */
function movesFor({ view, seat }: Dealt, code: string, chosen: readonly number[], most: number): MoveText[] {
  if (code === 'return-waste') return [inNotation(view, { do: 'return', n: chosen.length })]
  const given = chosen.map((card) => inNotation(view, { do: 'choose', card }))
  return chosen.length === most || chosen.length === view.hands[seat].length ? given : [...given, inNotation(view, { do: 'done' })]
}

/** What so many bring. */
function detailOf({ t }: Dealt, effect: Effect, n: number): string | null {
  if (n === 0) return null
  if (effect.do === 'return-waste') {
    const { money = 0, drawEach = 0, drawIfAny = 0 } = effect
    return t.brings({ money: n * money, draws: n * drawEach + drawIfAny }) || null
  }
  if (effect.do === 'discard') return t.brings({ money: n * (effect.money ?? 0), draws: n * (effect.draw ?? 0) }) || null
  return null
}
