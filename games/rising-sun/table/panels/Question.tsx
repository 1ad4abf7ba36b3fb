/** A card asks something: its question, the cards that lie open for it, and the answers that are not cards or cities. */

import { Button, type MoveText, Notice } from '@branchline/design'
import { useState } from 'react'
import { CARDS, cardNumber, type Effect } from '../../rules/cards.ts'
import { programOf } from '../../rules/effects/effect.ts'
import type { Move } from '../../rules/move.ts'
import { prompt } from '../../rules/prompt.ts'
import { HIDDEN } from '../../rules/state.ts'
import { CardBack, Signs } from '../cards/CardFace.tsx'
import { signsOf } from '../cards/signs.ts'
import { inNotation } from '../moves.ts'
import { CardButton } from './CardButton.tsx'
import type { Dealt } from './dealt.ts'
import { Slip } from './PlayArea.tsx'
import styles from './panels.module.css'

export function Question(dealt: Dealt) {
  const { view, moves, speaker, t } = dealt
  const asked = prompt(view)
  const frame = view.frames.at(-1)
  if (asked === null || frame === undefined) return null
  const isMine = moves.length > 0
  const effect = programOf(frame).effects[frame.at]
  return (
    <div className={isMine ? styles.question : styles.questionOfOther} data-testid="question" data-row="question">
      {isMine ? (
        <p>{speaker.prompt(asked)}</p>
      ) : (
        <p>
          <strong>{t.isAsked({ name: speaker.seat(asked.seat) })}</strong> <q>{speaker.prompt(asked)}</q>
        </p>
      )}
      <OpenCards dealt={dealt} code={asked.code} />
      {asked.code === 'look' ? <Looked dealt={dealt} /> : null}
      {isMine ? <Answers dealt={dealt} effect={effect} /> : null}
    </div>
  )
}

/** Cards that were revealed for all, or trains in the discard pile. */
function OpenCards({ dealt, code }: { dealt: Dealt; code: string }) {
  const { view, choices } = dealt
  const frame = view.frames.at(-1)
  const isRevealed = code === 'take-revealed' || code === 'put-back-revealed' || code === 'roundhouse'
  const cards = isRevealed ? (frame?.cards ?? []) : choices.openAt === 'discard' ? [...choices.open.keys()] : []
  if (cards.length === 0) return null
  return (
    <ul className={styles.hand}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies differ only by their place
        <li key={place}>
          <CardButton dealt={dealt} card={card} move={choices.open.get(card)} label={dealt.speaker.word(`name.${CARDS[card].id}`)} />
        </li>
      ))}
    </ul>
  )
}

/** Cards only looked at: only their owner sees them, and puts them in order. */
function Looked({ dealt }: { dealt: Dealt }) {
  const { view, choices, choose, t } = dealt
  const frame = view.frames.at(-1)
  const count = frame?.count ?? 0
  const deck = view.decks[view.active]
  const cards = Array.from({ length: count }, (_, place) => deck[deck.length - 1 - place])
  const [order, setOrder] = useState<readonly number[]>([])
  const shown = order.length === count ? order : cards.map((_, place) => place)
  const swap = (at: number) => setOrder(shown.map((place, index) => (index === at ? shown[at + 1] : index === at + 1 ? shown[at] : place)))
  const putBack = inNotation(view, { do: 'put-back', order: shown.map((place) => place + 1) })
  const discard = (place: number) => inNotation(view, { do: 'discard-place', place: place + 1 })
  const answer = (text: MoveText) => {
    setOrder([])
    choose(text)
  }
  if (choices.answers.length === 0 || cards.includes(HIDDEN)) return <CardBack count={count} />
  return (
    <>
      <ol className={styles.hand}>
        {shown.map((place, at) => (
          <li key={place}>
            <CardButton dealt={dealt} card={cards[place]} move={undefined} label={dealt.speaker.word(`name.${CARDS[cards[place]].id}`)} />
            <span className={styles.lookedTools}>
              <small>{at === 0 ? t.onTop : `${at + 1}.`}</small>
              <button type="button" className={styles.onlyMoney} onClick={() => answer(discard(place))} data-move={discard(place)}>
                {t.discardThis}
              </button>
              {at + 1 < shown.length ? (
                <button type="button" className={styles.onlyMoney} onClick={() => swap(at)} aria-label={t.swapNext}>
                  ⇄
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <Button look="legal" small data-lit data-move={putBack} onClick={() => answer(putBack)}>
        {count > 1 ? t.putBackInOrder : t.leaveIt}
      </Button>
    </>
  )
}

const BESIDE: ReadonlySet<Move['do']> = new Set(['pass', 'end', 'discard-place', 'put-back'])

function Answers({ dealt, effect }: { dealt: Dealt; effect: Effect }) {
  const { choices, choose, t } = dealt
  const answers = choices.answers.filter(({ move }) => !BESIDE.has(move.do))
  const isReaction = answers.some(({ move }) => move.do === 'no-reaction')
  if (answers.length === 0)
    return choices.hand.size > 0 || choices.piles.size > 0 || choices.hexes.size > 0 || choices.open.size > 0 ? (
      <Hint dealt={dealt} />
    ) : null
  return (
    <>
      {choices.hand.size > 0 ? <Hint dealt={dealt} /> : null}
      {isReaction ? (
        <Notice>
          {t.reactionHelp}{' '}
          {answers.some(({ move }) => move.do === 'react') ? (
            <Slip dealt={dealt} card={cardNumber('legal-counsel')} move={undefined} />
          ) : null}
        </Notice>
      ) : null}
      <div className={styles.answers}>
        {answers.map(({ text, move }) => (
          <Button
            key={text}
            small
            look={move.do === 'done' || move.do === 'no' || move.do === 'no-reaction' ? 'plain' : 'legal'}
            data-lit
            data-move={text}
            onClick={() => choose(text)}
          >
            <AnswerWords dealt={dealt} move={move} effect={effect} />
          </Button>
        ))}
      </div>
    </>
  )
}

/** Where the lit things are. */
function Hint({ dealt: { choices, t } }: { dealt: Dealt }) {
  return (
    <p className={styles.hint}>
      {choices.hexes.size > 0
        ? t.chooseOnBoard
        : choices.piles.size > 0
          ? t.chooseAtSupply
          : choices.open.size > 0
            ? t.chooseOpen
            : t.chooseInHand}
    </p>
  )
}

function AnswerWords({ dealt, move, effect }: { dealt: Dealt; move: Move; effect: Effect }) {
  const { t } = dealt
  switch (move.do) {
    case 'return': {
      const { money = 0, drawEach = 0, drawIfAny = 0 } = effect.do === 'return-waste' ? effect : {}
      const draws = move.n * drawEach + (move.n > 0 ? drawIfAny : 0)
      return t.returnSome({ n: move.n, money: move.n * money, draws })
    }
    case 'return-from':
      return t.returnFrom[move.place]
    case 'option': {
      const chosen = effect.do === 'choose-one' ? effect.of.find(({ id }) => id === move.id) : undefined
      return <Signs signs={signsOf({ ...CARDS[0], effects: chosen?.effects ?? [] }, t)} />
    }
    case 'done':
      return t.done
    case 'yes':
      return t.yes
    case 'no':
      return t.no
    case 'react':
      return t.react
    case 'no-reaction':
      return t.noReaction
    case 'show-hand':
      return t.showHand
    default:
      return move.do
  }
}
