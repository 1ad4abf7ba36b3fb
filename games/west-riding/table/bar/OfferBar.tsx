/** What to offer: which share, then what that would mean. */
import { BarButton, type Consequence, Decide, pick, type TableProps, useChosen } from '@branchline/design'

import { firstBid } from '../../rules/buy-and-build-offer.ts'
import { HULL_BARNSLEY } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import { offers } from '../moves.ts'
import { Choosable, LotSign } from '../trays/parts.tsx'
import styles from './bar.module.css'
import { lotFigures } from './lotFigures.tsx'

export function OfferBar(props: TableProps<State>) {
  const { view, attention, choose, moves, locale } = props
  const words = wordsFor(locale).offer
  const chosen = useChosen(attention)
  const lots = offers(moves).flatMap(({ move, text }) => (move.kind === 'offer' ? [{ lot: move.lot, text }] : []))
  const meant = lots.find(({ text }) => text === chosen)
  if (meant === undefined) {
    return (
      <Decide
        question={words.which}
        where={<span className={styles.inTray}>{words.where}</span>}
        buttons={
          <div className={styles.chips}>
            {lots.map(({ lot, text }) => (
              <Choosable
                key={text}
                move={text}
                label={wordsFor(locale).places.offer({ railway: lotName(lot), isShare: lot !== HULL_BARNSLEY, price: firstBid(view, lot) })}
                attention={attention}
                choose={choose}
                className={styles.chip}
              >
                <LotSign lot={lot} />
                {pounds(firstBid(view, lot))}
              </Choosable>
            ))}
          </div>
        }
      />
    )
  }
  const price = firstBid(view, meant.lot)
  const start: Consequence = { label: words.startsAt, value: pounds(price) }
  return (
    <Decide
      question={meant.lot === HULL_BARNSLEY ? words.certificate : words.really({ railway: livery(meant.lot).letters })}
      figures={[start, ...lotFigures(props, view.order[view.at], meant.lot, price)]}
      buttons={
        <>
          <BarButton look="quiet" letsGo label={words.letGo} className={styles.letGo} onClick={() => pick(attention, null)}>
            ×
          </BarButton>
          <BarButton look="primary" onClick={() => choose(meant.text)} data-move={meant.text} data-choice="offer">
            {words.doIt}
          </BarButton>
        </>
      }
    />
  )
}

const lotName = (lot: number) => (lot === HULL_BARNSLEY ? 'Hull & Barnsley' : livery(lot).letters)
