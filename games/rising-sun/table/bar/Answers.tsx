/** The buttons of a question: what is chosen on top, then the answers that are no cards. */
import { BarButton, type MoveText, pick } from '@branchline/design'
import { CARDS, type Effect } from '../../rules/cards.ts'
import { programOf } from '../../rules/effects/effect.ts'
import type { Move } from '../../rules/move.ts'
import { Signs } from '../cards/CardFace.tsx'
import { signsOf } from '../cards/signs.ts'
import type { Answer } from '../choices.ts'
import type { Dealt } from '../dealt.ts'

/** Answers that decline: they are never the loud button unless nothing else is left. */
const QUIET: ReadonlySet<Move['do']> = new Set(['done', 'no'])

export function Answers({ dealt, code, chosen }: { dealt: Dealt; code: string; chosen: string | null }) {
  const { view, choices, moves, attention, choose, t } = dealt
  const frame = view.frames.at(-1)
  if (frame === undefined) return null
  const effect = programOf(frame).effects[frame.at]
  const picked = moves.find(({ text, move }) => text === chosen && isPointedAt(move as Move))
  const answers = choices.answers.filter(({ move }) => move.do !== 'put-back' && move.do !== 'discard-place')
  const loud = picked === undefined ? answers.find(({ move }) => !QUIET.has(move.do)) : undefined
  const sorted = loud === undefined ? answers : [loud, ...answers.filter((answer) => answer !== loud)]
  const act = (text: MoveText) => () => {
    pick(attention, null)
    choose(text)
  }
  return (
    <>
      {picked === undefined ? null : (
        <BarButton look="primary" data-press="chosen" data-move={picked.text} onClick={act(picked.text)}>
          {t.doIt[code as keyof typeof t.doIt] ?? t.done}
        </BarButton>
      )}
      {sorted.map((answer) => (
        <BarButton
          key={answer.text}
          look={answer === loud ? 'primary' : QUIET.has(answer.move.do) ? 'quiet' : 'plain'}
          data-press="answer"
          data-move={answer.text}
          onClick={act(answer.text)}
        >
          <AnswerWords dealt={dealt} answer={answer} effect={effect} />
        </BarButton>
      ))}
    </>
  )
}

const isPointedAt = (move: Move) => move.do === 'choose' || move.do === 'station'

function AnswerWords({ dealt: { view, t }, answer: { move }, effect }: { dealt: Dealt; answer: Answer; effect: Effect }) {
  switch (move.do) {
    case 'return-from':
      return t.returnFrom[move.place]
    case 'option': {
      const chosen = effect.do === 'choose-one' ? effect.of.find(({ id }) => id === move.id) : undefined
      return <Signs signs={signsOf({ ...CARDS[0], effects: chosen?.effects ?? [] }, t)} />
    }
    case 'done':
      return view.frames.at(-1)?.count === 0 ? t.none : t.done
    case 'yes':
      return t.drawIt
    case 'no':
      return t.no
    case 'react':
      return t.react
    case 'no-reaction':
      return t.letItPass
    case 'show-hand':
      return t.showHand
    default:
      return move.do
  }
}
