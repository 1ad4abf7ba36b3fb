/** Everybody's figures, and how near the end is. */
import { type Chapter, type LogEntry, type Progress, Sign, type Strip, type TableProps } from '@branchline/design'
import { WASTE } from '../rules/cards.ts'
import { countOf } from '../rules/deck.ts'
import { endingsAhead } from '../rules/help.ts'
import { cardsOf, standing } from '../rules/scoring.ts'
import { OVER, PLACEMENT, type State } from '../rules/state.ts'
import { BinSign, CardsSign, LadderSign } from './marks.tsx'
import { wordsFor } from './messages/index.ts'
import { RouteTokens } from './routes.tsx'
import styles from './strip.module.css'

export function strip(props: TableProps<State>): Strip {
  const { view, locale } = props
  const t = wordsFor(locale)
  const scores = standing(view)
  return {
    columns: [
      { id: 'rails', name: t.columns.rails, Sign: LadderSign },
      { id: 'cards', name: t.columns.cards, Sign: CardsSign },
      { id: 'waste', name: t.columns.waste, Sign: BinSign },
    ],
    rows: view.hands.map((_, seat) => {
      const cards = cardsOf(view, seat)
      return {
        seat,
        figures: [view.railsLeft[seat], cards.length, countOf(cards, WASTE)],
        score: scores[seat].score,
        extra: <RouteTokens {...props} seat={seat} />,
      }
    }),
  }
}

/** A round is a turn of everybody; beginning is one of its own. */
export function chapters(entries: readonly LogEntry[], { view, locale }: TableProps<State>): readonly Chapter[] {
  const t = wordsFor(locale)
  const ends = entries.filter(({ events }) => events.some(({ type }) => type === 'clean-up')).map(({ n }) => n)
  const begun = [0, ...ends.filter((_, turn) => (turn + 1) % view.seats === 0)]
  return begun.map((n, place) => ({ n, label: t.turnNumber({ n: place + 1 }), short: String(place + 1) }))
}

export function progress({ view, locale, speaker }: TableProps<State>): Progress {
  const t = wordsFor(locale)
  const label = view.phase === PLACEMENT ? t.beginning : t.turnNumber({ n: turnOf(view) })
  if (view.phase === OVER) return { label }
  const [piles, rails, stations] = endingsAhead(view)
  const nearest = speaker.seat(view.railsLeft.indexOf(rails.left))
  return {
    label,
    aside: (
      <span className={styles.ends}>
        <i className={styles.what}>{t.endsAt}</i>{' '}
        <Ends of="piles" near={piles.left === 1} text={t.pilesToEnd({ left: piles.left })} name={t.pilesEnd({ left: piles.left })} />{' '}
        <Ends
          of="rails"
          near={rails.left <= 3}
          text={t.railsToEnd({ left: rails.left })}
          name={t.railsEnd({ left: rails.left, name: nearest })}
        />{' '}
        <Ends
          of="stations"
          near={stations.left <= 3}
          text={t.stationsToEnd({ left: stations.left })}
          name={t.stationsEnd({ left: stations.left })}
        />
      </span>
    ),
  }
}

/** Everybody has had the same number of turns, or one less. */
const turnOf = (view: State) => (view.phase === OVER ? Math.ceil(view.turn / view.seats) : Math.floor(view.turn / view.seats) + 1)

function Ends({ of, text, name, near }: { of: string; text: string; name: string; near: boolean }) {
  return (
    <Sign name={name}>
      <b data-end={of} className={near ? styles.near : undefined}>
        {text}
      </b>
    </Sign>
  )
}
