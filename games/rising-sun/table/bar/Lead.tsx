/** The left of the bar: what one has this turn, the question, and what it would bring. */

import { BarStamp, type Consequence, Count, classes, pick, Sign, useChosen } from '@branchline/design'
import { phrase } from '@branchline/engine'
import { type ReactNode, useContext } from 'react'
import { CARDS, LASTING } from '../../rules/cards.ts'
import { MARKERS } from '../../rules/move.ts'
import { TURN } from '../../rules/state.ts'
import { nameOf } from '../cards/CardFace.tsx'
import type { Dealt } from '../dealt.ts'
import { PennantSign } from '../marks.tsx'
import { routeName } from '../routes.tsx'
import styles from './bar.module.css'

interface LeadProps {
  readonly dealt: Dealt
  readonly question: ReactNode
  readonly detail?: ReactNode
  readonly figures?: readonly Consequence[]
}

/** So many letters take more than two lines. */
const LONG = 32

export function Lead({ dealt, question, detail, figures = [] }: LeadProps) {
  const { view, seat } = dealt
  const stamp = useContext(BarStamp)
  const isTold = detail !== undefined && detail !== ''
  return (
    <div className={styles.lead} data-told={isTold || figures.length > 0 || undefined}>
      <span className={styles.stamp}>{stamp}</span>
      {view.phase === TURN && seat === view.active ? <Purse dealt={dealt} /> : null}
      <div className={styles.asks} aria-live="polite">
        <h2 className={styles.question} data-long={(typeof question === 'string' && question.length > LONG) || undefined}>
          {question}
        </h2>
        {isTold ? <p className={styles.detail}>{detail}</p> : null}
        {figures.length === 0 ? null : (
          <dl className={styles.figures}>
            {figures.map(({ label, value, warn, why }) => (
              <div key={label} className={classes(warn && styles.warn)} title={why}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Piles dealt={dealt} />
    </div>
  )
}

function Purse({ dealt }: { dealt: Dealt }) {
  const { view, t } = dealt
  const lasting = LASTING.flatMap((what, number) => (view.lasting[number] > 0 ? [{ what, n: view.lasting[number] }] : []))
  return (
    <p className={styles.purse}>
      <Sign name={t.moneyHelp}>
        <b data-testid="money">
          $<Count value={view.money} />
        </b>
      </Sign>
      <Sign name={t.railPointsHelp}>
        <b data-testid="rail-points">
          <Count value={view.railPoints} />
        </b>
        <small>{t.railWord({ n: view.railPoints })}</small>
      </Sign>
      <UsableRoutes dealt={dealt} />
      {lasting.length === 0 ? null : (
        <span className={styles.lasting}>
          {lasting.map(({ what, n }) => (
            <Sign key={what} name={t.lastingHelp[what]}>
              {phrase(t.lastingNow[what], { n })}
            </Sign>
          ))}
        </span>
      )}
    </p>
  )
}

/** Deck, discard pile and cards in play, in figures; what lies in play by name on hover. */
function Piles({ dealt: { view, seat, speaker, t } }: { dealt: Dealt }) {
  const named = (cards: readonly number[]) =>
    t.row({ items: [...new Set(cards)].map((card) => counted(cards, card, nameOf(CARDS[card], speaker))) })
  const isActive = seat === view.active
  const discard = view.discards[seat]
  return (
    <p className={styles.piles}>
      <span>
        <b>{view.decks[seat].length}</b> {t.deck}
      </span>
      <Sign name={discard.length === 0 ? t.discardHelp : named(discard)}>
        <span>
          <b>{discard.length}</b> {t.discard}
        </span>
      </Sign>
      {isActive ? (
        <Sign name={view.inPlay.length === 0 ? t.inPlayHelp : named(view.inPlay)}>
          <span>
            <b>{view.inPlay.length}</b> {t.inPlay}
          </span>
        </Sign>
      ) : null}
    </p>
  )
}

function counted(cards: readonly number[], card: number, name: string): string {
  const copies = cards.filter((other) => other === card).length
  return copies > 1 ? `${copies} × ${name}` : name
}

/** Route bonuses that can be used now: pointed at here, used by the bar's button. */
function UsableRoutes({ dealt }: { dealt: Dealt }) {
  const { choices, attention, choose } = dealt
  const chosen = useChosen(attention)
  return [...choices.routes].map(([marker, text]) => (
    <button
      key={marker}
      type="button"
      className={styles.route}
      data-lit
      data-move={text}
      data-sign={routeName(dealt, marker)}
      aria-label={routeName(dealt, marker)}
      aria-pressed={chosen === text}
      onClick={() => (chosen === text ? choose(text) : pick(attention, text))}
    >
      <PennantSign letter={MARKERS[marker]} size={22} />
    </button>
  ))
}
