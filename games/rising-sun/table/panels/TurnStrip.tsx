/** The turn at a glance: money, rail points, what holds for its rest; how near the end is; and the ways to go on. */
import { Button, Count, SeatName } from '@branchline/design'
import { useMemo } from 'react'
import { LASTING, WASTE } from '../../rules/cards.ts'
import { countOf } from '../../rules/deck.ts'
import { OVER, PLACEMENT } from '../../rules/state.ts'
import { IconOf } from '../cards/CardFace.tsx'
import { deskOf } from '../desk.ts'
import { moneyFrom, plainTrains, trainsInHand } from '../turn.ts'
import type { Dealt } from './dealt.ts'
import { EndMeter } from './EndMeter.tsx'
import styles from './TurnStrip.module.css'

export function TurnStrip(props: Dealt) {
  const { view, seat, speaker, t } = props
  const isOwn = seat === view.active
  const isTurn = view.phase !== PLACEMENT && view.phase !== OVER
  return (
    <div className={styles.strip}>
      {isTurn ? (
        <div className={styles.purse} title={t.turnOf({ name: speaker.seat(view.active) })}>
          {isOwn ? null : <SeatName seat={view.active} name={speaker.seat(view.active)} active size={20} />}
          <span className={styles.amount} title={t.moneyHelp}>
            <IconOf icon="money" />
            <b data-testid="money">
              <Count value={view.money} />
            </b>
            <small>{t.money}</small>
          </span>
          <span className={styles.amount} title={t.railPointsHelp}>
            <IconOf icon="rail" />
            <b data-testid="rail-points">
              <Count value={view.railPoints} />
            </b>
            <small>{t.railPoints}</small>
          </span>
          <Lasting {...props} />
        </div>
      ) : null}
      <EndMeter {...props} />
      <Ways {...props} />
    </div>
  )
}

function Lasting({ view, t }: Dealt) {
  const active = LASTING.flatMap((what, number) => (view.lasting[number] > 0 ? [{ what, n: view.lasting[number] }] : []))
  if (active.length === 0) return null
  return (
    <ul className={styles.lasting} aria-label={t.restOfTurn}>
      {active.map(({ what, n }) => (
        <li key={what} title={t.lastingHelp[what]}>
          <IconOf icon="lasting" />
          {t.lastingNow[what]({ n })}
        </li>
      ))}
    </ul>
  )
}

/** All trains in one press, the pass with what it returns, the end of the turn with what is left over. */
function Ways(props: Dealt) {
  const { game, view, viewer, choices, seat, choose, attention, t } = props
  const pass = choices.answers.find(({ move }) => move.do === 'pass')
  const end = choices.answers.find(({ move }) => move.do === 'end')
  const trains = useMemo(() => plainTrains(view, seat, choices), [view, seat, choices])
  const worth = useMemo(() => (trains.length === 0 ? 0 : moneyFrom({ game, view, viewer }, trains)), [game, view, viewer, trains])
  if (end === undefined) return null
  const waste = countOf(view.hands[seat], WASTE)
  const left = [...(view.money > 0 ? [`$${view.money}`] : []), ...(view.railPoints > 0 ? [t.railPointsLeft({ n: view.railPoints })] : [])]
  return (
    <div className={styles.ways} data-row="turn">
      {trains.length === 0 ? null : (
        <Button
          look="legal"
          small
          data-press="trains"
          data-lit
          title={t.playTrainsHelp}
          onClick={() => deskOf(attention).change({ queue: trains })}
        >
          {t.playTrains({ n: trains.length, money: worth, others: trainsInHand(view, seat, choices) - trains.length })}
        </Button>
      )}
      {pass === undefined ? null : (
        <Button small data-press="pass" data-lit data-move={pass.text} title={t.passHelp} onClick={() => choose(pass.text)}>
          {t.pass({ waste })}
        </Button>
      )}
      <Button small data-press="end" data-lit data-move={end.text} title={t.keyHint({ key: 'E' })} onClick={() => choose(end.text)}>
        {left.length === 0 ? t.endTurn : t.endTurnLosing({ what: left.join(', ') })}
      </Button>
    </div>
  )
}
