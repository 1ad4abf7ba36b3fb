import type { AnyTable } from '@branchline/design'
import type { GameState } from '@branchline/engine'
import styles from './PointedLayer.module.css'
import { spotOf, usePointed } from './pointed.ts'

/** Above the board of a lesson: the map steps back under a veil, and what the words are about stands clear of it, ringed once. */
export function PointedLayer({ drawn, view, width, height }: { drawn: AnyTable; view: GameState; width: number; height: number }) {
  const pointed = usePointed((state) => state.pointed)
  if (pointed === null) return null
  const { lit, about, isVeiled, choices, found, nameOf, choose } = pointed
  const onBoard = (targets: readonly string[]) =>
    targets.flatMap((target) => {
      const spot = spotOf(drawn, view, target)
      return spot === null || 'selector' in spot ? [] : [{ target, ...spot }]
    })
  const [rings, buttons] = [onBoard(lit), onBoard(choices)]
  return (
    <g className={styles.layer} data-testid="pointed">
      {isVeiled && rings.length > 0 ? (
        <>
          <mask id="lesson-veil">
            <rect width={width} height={height} fill="white" />
            {rings.map(({ target, x, y, r }) => (
              <circle key={target} cx={x} cy={y} r={r} fill="black" />
            ))}
          </mask>
          <rect width={width} height={height} mask="url(#lesson-veil)" className={styles.veil} />
        </>
      ) : null}
      {onBoard(about).map(({ target, x, y, r }) => (
        <circle key={target} cx={x} cy={y} r={r} visibility="hidden" pointerEvents="none" data-about={target} />
      ))}
      {rings.map(({ target, x, y, r }) => (
        <circle key={target} cx={x} cy={y} r={r} className={styles.ring} data-in-mind data-target={target} />
      ))}
      {buttons.map(({ target, x, y, r }) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing
        <g
          key={target}
          role="button"
          tabIndex={0}
          aria-label={nameOf(target)}
          aria-pressed={found.has(target)}
          className={styles.choice}
          data-target={target}
          onClick={() => choose(target)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            choose(target)
          }}
        >
          <circle cx={x} cy={y} r={r} data-in-mind />
        </g>
      ))}
    </g>
  )
}
