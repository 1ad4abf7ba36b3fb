/** All bidders as signs: who leads with how much, who may still bid, who has passed; first, unless it is whoever is asked, the one who made the offer. */
import { SeatMark, type TableProps } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import styles from './bar.module.css'

export function Bidders({ view, speaker, locale }: TableProps<State>) {
  const words = wordsFor(locale).auction
  const others = view.order.map((_, place) => view.order[(view.at + place) % view.seats]).filter((seat) => seat !== view.bidding)
  return (
    <span className={styles.bidders}>
      {others.map((seat) => {
        const name = speaker.seat(seat)
        const hasPassed = ((view.passed >> seat) & 1) === 1
        const leads = seat === view.bidder
        const now = hasPassed ? words.passed({ name }) : leads ? words.leads({ name, amount: view.bid }) : words.stillIn({ name })
        const says = seat === view.order[view.at] ? `${now} · ${words.offered}` : now
        return (
          <span
            key={seat}
            role="img"
            aria-label={says}
            data-sign={says}
            data-passed={hasPassed || undefined}
            data-leads={leads || undefined}
          >
            <SeatMark seat={seat} size={20} />
            {leads ? pounds(view.bid) : null}
          </span>
        )
      })}
    </span>
  )
}
