import { classes, SeatMark, type TableProps } from '@branchline/design'
import { useEffect, useRef } from 'react'
import { useBidBox } from '../bidBox.ts'
import { deskOf } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { inNotation, offers } from '../moves.ts'
import { boardOf, boxesOf, INFLUENCES, leastBid, type State } from '../rules.ts'
import { seatOf } from '../seat.ts'
import { influenceInWords } from '../sentences.ts'
import { Token } from '../signs/Icons.tsx'
import styles from './trays.module.css'

/** The boxes of the auction, in two columns: what each holds, and the bid that stands or the least one. A click chooses it for the bar. */
export function BoxesTray(props: TableProps<State>) {
  const { view, attention, moves, askWhy } = props
  const { box: chosen } = useBidBox(props)
  const isMine = moves.length > 0
  const openTo = (box: number) => offers(moves).some(({ move }) => move.do === 'bid' && move.box === box)
  const choose = (box: number) => {
    if (!isMine) return
    if (!openTo(box)) return askWhy(inNotation(view, { do: 'bid', box, amount: leastBid(view, box) }))
    deskOf(attention).change({ box: chosen === box ? NONE : box })
  }
  return (
    <div className={classes(styles.tray, styles.boxes)}>
      {boxesOf(view).map((_, box) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are known by their number
        <BoxCard key={box} {...props} box={box} isOpen={openTo(box)} isChosen={chosen === box} onChoose={() => choose(box)} />
      ))}
    </div>
  )
}

/** Let go of on purpose, also of the box on which one was outbid. */
const NONE = -1

interface BoxProps extends TableProps<State> {
  readonly box: number
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}
function BoxCard(props: BoxProps) {
  const { view, speaker, locale, box, isOpen, isChosen, onChoose } = props
  const t = wordsFor(locale)
  const printed = boxesOf(view)[box]?.printed ?? []
  const drawn = view.discs[box] as number
  const bidder = view.bidder[box] as number
  const isOwn = bidder >= 0 && bidder === seatOf(props)
  const bid = bidder < 0 ? t.noBid : t.standing({ name: speaker.seat(bidder), amount: view.bid[box] as number })
  const board = boardOf(view)
  const nameOf = (colour: number) => t.influence[INFLUENCES[colour] ?? 'white']
  const discs = [...printed.map(nameOf), `${nameOf(drawn)} (${t.drawn})`]
  const card = useRef<HTMLButtonElement>(null)
  // Who is outbid finds it chosen, and the bar with more in it: it may lie below the edge by then.
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <button
      ref={card}
      type="button"
      className={classes(styles.box, isOwn && styles.own, isOpen && styles.open, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={t.boxLabel({ box: box + 1, discs, bid })}
      onClick={onChoose}
      data-box={box + 1}
      data-open={isOpen}
      data-own={isOwn || undefined}
      data-lit={isOpen || undefined}
    >
      <span className={styles.boxNumber}>{box + 1}</span>
      <span className={styles.discs}>
        {[...printed, drawn].map((colour, place) => {
          const name = INFLUENCES[colour] ?? 'white'
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are all alike
          return <Token key={place} colour={name} size={22} title={influenceInWords(board, name, t)} />
        })}
      </span>
      <span className={styles.bid}>
        {bidder < 0 ? (
          t.least({ amount: leastBid(view, box) })
        ) : (
          <>
            <SeatMark seat={bidder} size={20} />
            <strong>{view.bid[box]}</strong>
          </>
        )}
      </span>
    </button>
  )
}
