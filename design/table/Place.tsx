import { memo } from 'react'
import { type Attention, useLit } from './attention.ts'
import styles from './Place.module.css'
import { pointedBy } from './pointing.ts'

interface PlaceProps {
  readonly id: string
  readonly outline: string
  readonly label: string
  /** Its middle, in the units of the board: what arrow keys go by. */
  readonly at: { readonly x: number; readonly y: number }
  /** What letters look for. */
  readonly name: string | undefined
  /** Whether Tab stops here when nothing on the board can be chosen. */
  readonly isFirst: boolean
  readonly onPoint: (isPointed: boolean) => void
  readonly onAsk: () => void
}

/** A place on the board that cannot be chosen now: pointed at, walked to by keys, and asked why by a click. */
export function Place({ id, outline, label, at, name, isFirst, onPoint, onAsk }: PlaceProps) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a place that is walked to says what it holds
    <path
      d={outline}
      role="img"
      aria-label={label}
      tabIndex={isFirst ? 0 : -1}
      className={styles.place}
      data-walk={`${at.x} ${at.y}`}
      data-name={name}
      data-hex={id}
      {...pointedBy(onPoint)}
      onClick={onAsk}
    />
  )
}

interface LitPlacesProps {
  readonly ids: readonly string[]
  readonly outlineOf: (place: number) => string
  readonly attention: Attention
}

/** The places that a line of the log speaks of: one layer that listens, and not each place. */
export const LitPlaces = memo(function LitPlaces({ ids, outlineOf, attention }: LitPlacesProps) {
  const lit = useLit(attention)
  return <g>{ids.map((id, place) => (lit.has(id) ? <path key={id} d={outlineOf(place)} className={styles.lit} /> : null))}</g>
})
