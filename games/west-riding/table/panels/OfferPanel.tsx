/** What can be offered, from how much, what it would earn; and of the others why not. */
import { Panel, type TableProps } from '@branchline/design'
import { hexNames, hullBarnsleyDividend } from '../../rules/board.ts'
import { offerRefusal } from '../../rules/buy-and-build-offer.ts'
import { BASIC_RAILWAYS, HULL_BARNSLEY, HULL_BARNSLEY_MINIMUM, SHARES_OF_BASIC } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { purchaseOutlook } from '../foresight.ts'
import { inNotation } from '../moves.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'
import { CertificateSign, CompanySign, isLegal, MoveButton } from './parts.tsx'

export function OfferPanel(props: TableProps<State>) {
  const { view, speaker, locale } = props
  const words = wordsIn(locale).offer
  const seat = view.order[view.at]
  const lots = Array.from({ length: BASIC_RAILWAYS + 1 }, (_, lot) => lot)
  return (
    <Panel title={words.title} className={styles.decision} aside={<span className={styles.aside}>{speaker.seat(seat)}</span>}>
      <ul className={styles.rows}>
        {lots.map((lot) => {
          const refused = offerRefusal(view, lot)
          const text = inNotation(view, { kind: 'offer', lot })
          const sign = lot === HULL_BARNSLEY ? <CertificateSign /> : <CompanySign company={lot} />
          if (refused !== null) {
            return (
              <li key={lot} className={styles.closedRow}>
                {sign}
                <span className={styles.why}>{speaker.refusal(refused)}</span>
              </li>
            )
          }
          const inside = (
            <>
              {sign}
              {lot === HULL_BARNSLEY ? (
                <CertificateLine view={view} words={words} />
              ) : (
                <ShareLine view={view} lot={lot} words={words} seat={seat} />
              )}
            </>
          )
          return (
            <li key={lot}>
              {isLegal(props, text) ? (
                <MoveButton text={text} table={props}>
                  {inside}
                </MoveButton>
              ) : (
                <div className={styles.stillRow}>{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

type OfferWords = ReturnType<typeof wordsIn>['offer']

function ShareLine({ view, lot, words, seat }: { view: State; lot: number; words: OfferWords; seat: number }) {
  const minimum = view.cheapest[lot]
  const outlook = purchaseOutlook(view, seat, lot, minimum)
  return (
    <>
      <span className={styles.what}>
        {words.share(view.outstanding[lot] + 1, SHARES_OF_BASIC)}
        {outlook === null ? null : (
          <small>
            {words.route(hexNames[outlook.route.origin], hexNames[outlook.route.path.at(-1) ?? 0])} {words.wouldPay(outlook.now.perShare)}
          </small>
        )}
      </span>
      <span className={styles.price}>{words.from(minimum)}</span>
    </>
  )
}

function CertificateLine({ view, words }: { view: State; words: OfferWords }) {
  return (
    <>
      <span className={styles.what}>
        {words.certificate}
        <small>{words.certificatePays(hullBarnsleyDividend(view.turn, view.seats, view.plainHullBarnsley))}</small>
      </span>
      <span className={styles.price}>{words.from(HULL_BARNSLEY_MINIMUM)}</span>
    </>
  )
}
