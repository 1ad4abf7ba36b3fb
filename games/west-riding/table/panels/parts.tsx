/** Small parts that several panels share. */
import { animate, consider, EnamelSign, type MoveText, SeatMark, type TableProps } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { COMPANY_IDS, COMPANY_NAMES, type Company } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import styles from './panels.module.css'

export function CompanySign({ company }: { company: Company }) {
  const { enamel, letters } = livery(company)
  return (
    <span title={COMPANY_NAMES[COMPANY_IDS[company]]} className={styles.sign}>
      <EnamelSign colour={enamel} small>
        {letters}
      </EnamelSign>
    </span>
  )
}

export const CertificateSign = () => (
  <span title="Hull & Barnsley" className={styles.sign}>
    <EnamelSign colour="violet" small>
      H&B
    </EnamelSign>
  </span>
)

export const seatsOf = (view: State): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat)

/** A column's head: the sign of a player, with the name for those who ask. */
export function SeatHead({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span className={styles.seatHead}>
      <SeatMark seat={seat} size={20} title={name} />
      <span className={styles.seatName}>{name}</span>
    </span>
  )
}

/** A move that is not a place on the board: hovering or focusing considers it, as on the board. */
export function MoveButton({
  text,
  table,
  className,
  label,
  children,
}: {
  text: MoveText
  table: Pick<TableProps<State>, 'attention' | 'choose' | 'moves'>
  className?: string
  label?: string
  children: ReactNode
}) {
  const { attention, choose } = table
  return (
    <button
      type="button"
      className={className ?? styles.row}
      aria-label={label}
      data-choice={text}
      onClick={() => choose(text)}
      onPointerEnter={() => consider(attention, text)}
      onPointerLeave={() => consider(attention, null)}
      onFocus={() => consider(attention, text)}
      onBlur={() => consider(attention, null)}
    >
      {children}
    </button>
  )
}

export const isLegal = (table: Pick<TableProps<State>, 'moves'>, text: string): boolean => table.moves.some((move) => move.text === text)

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
