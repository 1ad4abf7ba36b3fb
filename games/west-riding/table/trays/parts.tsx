/** Small parts that trays and bar share. */
import { type Attention, animate, classes, consider, EnamelSign, type MoveText, pick, SeatMark, useIsChosen } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { COMPANY_IDS, COMPANY_NAMES, type Company, HULL_BARNSLEY } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import styles from './trays.module.css'

/** A company's letters on enamel; `says` tells more than its name. */
export function CompanySign({ company, says }: { company: Company; says?: string }) {
  const { enamel, letters } = livery(company)
  return (
    <span data-sign={says ?? COMPANY_NAMES[COMPANY_IDS[company]]} className={styles.sign}>
      <EnamelSign colour={enamel} small>
        {letters}
      </EnamelSign>
    </span>
  )
}

export const CertificateSign = ({ says = 'Hull & Barnsley' }: { says?: string }) => (
  <span data-sign={says} className={styles.sign}>
    <EnamelSign colour="violet" small>
      H&B
    </EnamelSign>
  </span>
)

/** What an auction is about. */
export const LotSign = ({ lot }: { lot: number }) => (lot === HULL_BARNSLEY ? <CertificateSign /> : <CompanySign company={lot} />)

export const seatsOf = (view: State): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat)

/** A column's head: the sign of a player, with the name for those who ask. */
export function SeatHead({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span data-sign={name}>
      <SeatMark seat={seat} size={20} title={name} />
    </span>
  )
}

/** What can be chosen in a tray: it is shown in the bar, which alone does it. A second click does it too. */
export function Choosable({
  move,
  label,
  attention,
  choose,
  className,
  children,
}: {
  move: MoveText
  label: string
  attention: Attention
  choose: (text: MoveText) => void
  className?: string | undefined
  children: ReactNode
}) {
  const isChosen = useIsChosen(attention, move)
  return (
    <button
      type="button"
      className={classes(styles.choosable, className)}
      aria-label={label}
      aria-pressed={isChosen}
      data-move={move}
      onClick={() => (isChosen ? choose(move) : pick(attention, move))}
      onPointerEnter={() => consider(attention, move)}
      onPointerLeave={() => consider(attention, null)}
      onFocus={() => consider(attention, move)}
      onBlur={() => consider(attention, null)}
    >
      {children}
    </button>
  )
}

/**
 * Counts up from 0 to `steps` while the reader watches, one step at a time; at once when motion is not wanted. The element that is
 * returned as `ref` carries the beat. `again` starts over.
 */
export function useBeat(steps: number, milliseconds: number, wanted: boolean) {
  const [shown, setShown] = useState(wanted ? 0 : steps)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown >= steps || ref.current === null) return
    const beat = animate(ref.current, [{ opacity: 1 }, { opacity: 1 }], milliseconds)
    if (beat === null) return setShown(steps)
    beat.onfinish = () => setShown(shown + 1)
    return () => beat.cancel()
  }, [shown, steps, milliseconds])
  return { ref, shown, again: () => setShown(0), toEnd: () => setShown(steps) }
}
