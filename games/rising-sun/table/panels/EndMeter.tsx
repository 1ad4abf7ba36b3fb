/** How near the end is: one line to the buffers, with a signal for each of the three ways to get there. */
import { endingsAhead } from '../../rules/help.ts'
import { boardOf } from '../../rules/state.ts'
import type { Dealt } from './dealt.ts'
import styles from './EndMeter.module.css'

const LONG = 150

export function EndMeter({ view, speaker, t }: Dealt) {
  const [piles, rails, stations] = endingsAhead(view)
  const railsInAll = Math.max(...view.railsLeft.map((left, seat) => left + view.rails.filter((mask) => mask & (1 << seat)).length))
  const nearest = view.railsLeft.indexOf(rails.left)
  const signals = [
    { id: 'piles', letter: t.endLetters.piles, done: 1 - piles.left / 4, said: t.pilesToEnd({ left: piles.left }) },
    {
      id: 'rails',
      letter: t.endLetters.rails,
      done: 1 - rails.left / railsInAll,
      said: t.railsToEnd({ left: rails.left, name: speaker.seat(nearest) }),
    },
    {
      id: 'stations',
      letter: t.endLetters.stations,
      done: 1 - stations.left / boardOf(view).sheet.stations,
      said: t.stationsToEnd({ left: stations.left }),
    },
  ]
  const spots = apart(signals.map(({ done }) => Math.min(1, Math.max(0, done)) * (LONG - 8)))
  const label = signals.map(({ said }) => said).join('; ')
  return (
    <figure className={styles.meter} title={label} data-testid="end-meter">
      <svg viewBox={`-12 -16 ${LONG + 26} 32`} role="img" aria-label={`${t.endOfLine}: ${label}`}>
        <path d={`M0 6H${LONG}`} className={styles.meterRail} />
        <path d={`M0 6H${LONG}`} className={styles.meterSleepers} />
        <path d={`M${LONG} -8V10M${LONG - 4}-8h8M${LONG - 4} 0h8`} className={styles.meterBuffer} />
        {signals.map(({ id, letter, done }, place) => (
          <g key={id} transform={`translate(${spots[place]} 0)`} className={done > 0.74 ? styles.meterNear : styles.meterFar}>
            <path
              d={
                place === 0
                  ? 'M-8-14H8V2L0 8-8 2Z'
                  : place === 1
                    ? 'M0-15a8.500 8.500 0 0 1 6 14.500L0 8-6-.5A8.500 8.500 0 0 1 0-15Z'
                    : 'M0-15L9-8V2L0 8-9 2V-8Z'
              }
            />
            <text y="-2.500">{letter}</text>
          </g>
        ))}
      </svg>
      <figcaption>
        {signals.map(({ id, said }) => (
          <span key={id}>{said}</span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Signals that would stand on one another stand side by side, the foremost where it belongs. */
function apart(spots: readonly number[]): number[] {
  const placed = spots.slice()
  const order = spots.map((_, place) => place).sort((a, b) => spots[b] - spots[a])
  order.forEach((place, rank) => {
    if (rank > 0) placed[place] = Math.min(placed[place], placed[order[rank - 1]] - 19)
  })
  const short = Math.min(0, ...placed)
  return placed.map((spot) => Math.round(spot - short))
}
