/** A card asks something: the cards in question lie in the bar, and the buttons are the answers that are no cards. */

import { pick, useChosen } from '@branchline/design'
import { phrase } from '@branchline/engine'
import { CARDS, cardNumber } from '../../rules/cards.ts'
import { prompt } from '../../rules/prompt.ts'
import { boardOf } from '../../rules/state.ts'
import { nameOf } from '../cards/CardFace.tsx'
import type { Dealt } from '../dealt.ts'
import { pointsFor, worthOf } from '../worth.ts'
import { Answers } from './Answers.tsx'
import { CardRow } from './CardRow.tsx'
import { Hand } from './Hand.tsx'
import { Looked } from './Looked.tsx'
import { Many } from './Many.tsx'
import { Scene } from './Scene.tsx'

/** Several cards of the hand, in one press. */
const MANY: ReadonlySet<string> = new Set(['discard-any', 'discard-cards', 'trash-any', 'return-waste'])

export function Question({ dealt }: { dealt: Dealt }) {
  const asked = prompt(dealt.view)
  if (asked === null) return null
  if (asked.code === 'look') return <Looked dealt={dealt} />
  // A new question begins with nothing chosen.
  if (MANY.has(asked.code)) return <Many key={`${dealt.view.turn} ${asked.code} ${String(asked.count)}`} dealt={dealt} code={asked.code} />
  return <One dealt={dealt} code={asked.code} card={String(asked.card)} by={Number(asked.bySeat)} />
}

/** One card, city or button. */
function One({ dealt, code, card, by }: { dealt: Dealt; code: string; card: string; by: number }) {
  const { view, choices, attention, choose, speaker, t } = dealt
  const chosen = useChosen(attention)
  const source = speaker.word(`name.${card}`)
  const name = { card: source, by: speaker.seat(by), of: String(prompt(view)?.of ?? 'card') }
  const gains = stationGains(dealt, chosen)
  const acts = (move: string | undefined) =>
    move === undefined
      ? {}
      : {
          move,
          isPicked: chosen === move,
          onPick: () => pick(attention, move),
          onDo: () => {
            pick(attention, null)
            const legal = dealt.moves.find(({ text }) => text === move)
            if (legal !== undefined) choose(legal.text)
          },
        }
  return (
    <Scene
      dealt={dealt}
      question={
        gains?.question ?? (code in t.ask ? phrase(t.ask[code as keyof typeof t.ask], name) : null) ?? speaker.prompt(prompt(view)!)
      }
      detail={gains?.detail ?? chosenName(dealt, chosen) ?? (code === 'politician' ? t.passedOnly(name) : name.card)}
      cards={
        code === 'reaction' ? (
          <>
            <CardRow dealt={dealt} cards={[cardNumber(card)]} actsFor={() => ({})} />
            <Hand dealt={dealt} actsFor={() => ({})} />
          </>
        ) : choices.openAt === null ? (
          <Hand dealt={dealt} actsFor={(held) => acts(choices.hand.get(held)?.choose)} />
        ) : (
          <CardRow dealt={dealt} cards={openCards(dealt)} actsFor={(open) => acts(choices.open.get(open))} />
        )
      }
      buttons={<Answers dealt={dealt} code={code} chosen={chosen} />}
    />
  )
}

/** Cards that were revealed for all, trains of the discard pile or in play. */
function openCards({ view, choices }: Dealt): readonly number[] {
  return choices.openAt === 'revealed' ? (view.frames.at(-1)?.cards ?? []) : [...choices.open.keys()]
}

function chosenName({ choices, speaker }: Dealt, chosen: string | null): string | undefined {
  if (chosen === null) return undefined
  const pile = [...choices.piles].find(([, { choose }]) => choose === chosen)
  const card =
    pile?.[0] ??
    [...choices.hand].find(([, { choose }]) => choose === chosen)?.[0] ??
    [...choices.open].find(([, text]) => text === chosen)?.[0]
  return card === undefined ? undefined : nameOf(CARDS[card], speaker)
}

/** Who gains what by a station in the city chosen. */
function stationGains(dealt: Dealt, chosen: string | null): { question: string; detail: string } | null {
  const { view, choices, speaker, t } = dealt
  for (const [hex, here] of choices.hexes) {
    const choice = here.find(({ text }) => text === chosen)
    if (choice === undefined) continue
    const worth = worthOf(dealt, dealt.seat, hex, choice)
    const gains = worth.gains.map(({ seat }) =>
      t.gains({ isYou: seat === dealt.seat, name: speaker.seat(seat), points: pointsFor(worth, seat) }),
    )
    return {
      question: t.stationAsks({ name: boardOf(view).names[hex] }),
      detail: gains.length === 0 ? t.nobodyGains : t.row({ items: gains }),
    }
  }
  return null
}
