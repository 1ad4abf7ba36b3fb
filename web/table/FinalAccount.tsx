import { Figures, SeatMark, useTable } from '@branchline/design'
import type { Seat, Standing } from '@branchline/engine'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './EndScreen.module.css'

interface Line {
  readonly key: string
  readonly head: string
  readonly figure: (standing: Standing) => ReactNode
}

/** Everybody's place and points. Players stand side by side: there are five at most, and kinds of points have longer names. */
export function FinalAccount({
  standing,
  sources,
  amount,
  shown,
}: {
  standing: readonly Standing[]
  sources: readonly string[]
  /** Points as they are written: £7. */
  amount: (points: number) => string
  /** So many places, from the last one on. */
  shown: number
}) {
  const t = useTranslations('end')
  const table = useTranslations('table')
  const { speaker } = useTable()
  const lines: Line[] = [
    { key: 'rank', head: t('rank'), figure: ({ rank }) => rank },
    { key: 'total', head: t('total'), figure: ({ score }) => <strong>{amount(score)}</strong> },
    ...sources.map((id): Line => ({ key: id, head: speaker.word(`source.${id}`), figure: ({ parts }) => amount(pointsOf(parts, id)) })),
  ]
  const isShown = (place: number) => place >= standing.length - shown
  return (
    <Figures<Line>
      caption={t('title')}
      rows={lines}
      rowKey={({ key }) => key}
      isEven
      columns={[
        { key: 'what', head: table('players'), cell: ({ head }) => head },
        ...standing.map((one, place) => ({
          key: String(one.seat),
          head: isShown(place) ? <Player seat={one.seat} /> : null,
          figure: true,
          isMarked: one.rank === 1 && isShown(place),
          cell: ({ figure }: Line) => (isShown(place) ? figure(one) : null),
        })),
      ]}
    />
  )
}

function Player({ seat }: { seat: Seat }) {
  const table = useTranslations('table')
  const { model, speaker } = useTable()
  const name = speaker.seat(seat)
  return (
    <>
      <SeatMark seat={seat} />
      <span className={styles.name} title={name} dir="auto">
        {name}
      </span>
      {model.players[seat]?.resigned ? <small>{table('resigned')}</small> : null}
    </>
  )
}

export function pointsOf(parts: Standing['parts'], source: string): number {
  return parts.filter((part) => part.source === source).reduce((sum, part) => sum + part.points, 0)
}
