/** Cards only looked at: only their owner sees them, and discards one or puts them back in order. */
import { BarButton, type MoveText, pick, useChosen } from '@branchline/design'
import { useState } from 'react'
import { CARDS } from '../../rules/cards.ts'
import { nameOf } from '../cards/CardFace.tsx'
import type { Dealt } from '../dealt.ts'
import { inNotation } from '../moves.ts'
import { CardRow } from './CardRow.tsx'
import { Scene } from './Scene.tsx'

export function Looked({ dealt }: { dealt: Dealt }) {
  const { view, attention, choose, speaker, t } = dealt
  const chosen = useChosen(attention)
  const count = view.frames.at(-1)?.count ?? 0
  const deck = view.decks[view.active]
  const cards = Array.from({ length: count }, (_, place) => deck[deck.length - 1 - place])
  const [kept, setKept] = useState<readonly number[]>([])
  const order = kept.length === count ? kept : cards.map((_, place) => place)
  const discard = (place: number) => inNotation(view, { do: 'discard-place', place: place + 1 })
  const putBack = inNotation(view, { do: 'put-back', order: order.map((place) => place + 1) })
  const answer = (text: MoveText) => () => {
    pick(attention, null)
    setKept([])
    choose(text)
  }
  const at = order.findIndex((place) => discard(place) === chosen)
  const forward = () => setKept(order.map((place, index) => (index === at - 1 ? order[at] : index === at ? order[at - 1] : place)))
  return (
    <Scene
      dealt={dealt}
      question={at < 0 ? t.lookAsks({ n: count }) : t.lookedAsks({ card: nameOf(CARDS[cards[order[at]]], speaker) })}
      detail={count > 1 ? t.topFirst : undefined}
      cards={
        <CardRow
          dealt={dealt}
          cards={order.map((place) => cards[place])}
          actsFor={(_, index) => {
            const text = discard(order[index])
            return { move: text, isPicked: index === at, onPick: () => pick(attention, text), onDo: answer(text) }
          }}
        />
      }
      buttons={
        <>
          {at < 0 ? null : (
            <BarButton look="primary" data-press="chosen" data-move={discard(order[at])} onClick={answer(discard(order[at]))}>
              {t.discardIt}
            </BarButton>
          )}
          {at > 0 ? <BarButton onClick={forward}>{t.moveUp}</BarButton> : null}
          <BarButton look={at < 0 ? 'primary' : 'plain'} data-press="answer" data-move={putBack} onClick={answer(putBack)}>
            {count > 1 ? t.putBackInOrder : t.leaveIt}
          </BarButton>
        </>
      }
    />
  )
}
