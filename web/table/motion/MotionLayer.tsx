import { endOf, SeatMark, seatSign, type TimedFlight } from '@branchline/design'
import { useLayoutEffect, useRef } from 'react'
import styles from './MotionLayer.module.css'
import { useAct } from './motion.ts'
import type { PlayedAct } from './motionQueue.ts'
import { partsOf, type Spot, wayOf } from './places.ts'

/** The last part of a line's time is its fading. */
const DRAWN = 0.86
const EASE = 'cubic-bezier(0.3, 0.1, 0.3, 1)'

/** Above board, strip and tray, below sheets: what travels. It takes no click and is said to nobody: the log tells it. */
export function MotionLayer() {
  const act = useAct()
  return (
    <div className={styles.layer} aria-hidden="true" data-testid="motion" data-seat={act?.seat ?? undefined}>
      {act?.timed.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flight is its place in the act
        <Flying key={`${act.id} ${place}`} one={one} act={act} />
      ))}
    </div>
  )
}

function Flying({ one: { flight, start, time }, act: { speed, timed } }: { one: TimedFlight; act: PlayedAct }) {
  const host = useRef<HTMLDivElement>(null)
  const isLine = flight.kind === 'line' || flight.kind === 'takeover'
  // What was drawn stays until all of the move has been seen.
  const end = endOf(timed)
  useLayoutEffect(() => {
    const element = host.current
    const table = element?.closest('main')
    if (!element || !table) return
    const timing = { delay: start / speed, duration: time / speed }
    const whole = { delay: timing.delay, duration: (end - start) / speed, part: time / (end - start) }
    const way = wayOf(flight, table)
    const hidden = (flight.brings ?? []).flatMap((id) => [...table.querySelectorAll(`[data-piece="${id}"]`)])
    const under = [
      ...(way.length < 2 ? [] : isLine ? drawLine(element, way, whole) : [travel(element, way, timing)]),
      ...hidden.map((piece) => piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration * 0.9 })),
    ]
    return () => {
      for (const animation of under) animation.cancel()
      if (isLine) element.replaceChildren()
    }
  }, [flight, start, time, speed, isLine, end])
  const colour = flight.colour ?? (flight.seat === null ? 'var(--ink)' : seatSign(flight.seat).colour)
  return (
    <div ref={host} className={isLine ? styles.line : styles.flying} style={{ color: colour }} data-flight={flight.kind}>
      {isLine ? null : (
        <>
          {flight.sign ?? (flight.seat === null ? <i className={styles.coin} /> : <SeatMark seat={flight.seat} size={24} />)}
          {flight.count === undefined ? null : <b>{flight.count}</b>}
        </>
      )}
    </div>
  )
}

interface Timing {
  readonly delay: number
  readonly duration: number
}

/** Along its way at one speed, and away at its end. */
function travel(element: HTMLElement, way: readonly Spot[], timing: Timing): Animation {
  const parts = partsOf(way)
  const frames = way.map(
    ([x, y], place): Keyframe => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
      offset: (parts[place] ?? 0) * 0.88,
      opacity: 1,
    }),
  )
  const last = frames.at(-1) as Keyframe
  // What waits for those before it is not seen lying there. The first part of a way may be shorter than that.
  const begins = [
    { ...frames[0], opacity: 0 },
    { ...frames[0], offset: Math.min(0.01, frames[1]?.offset ?? 0), opacity: 0.4 },
  ]
  return element.animate([...begins, ...frames.slice(1), { ...last, offset: 1, opacity: 0 }], {
    ...timing,
    easing: way.length > 2 ? 'linear' : EASE,
    fill: 'backwards',
  })
}

/** Piece after piece from its start to its end: each grows out of the one before. */
function drawLine(host: HTMLElement, way: readonly Spot[], { delay, duration, part }: Timing & { part: number }): Animation[] {
  const parts = partsOf(way)
  return way.slice(1).map(([x, y], place) => {
    const [fromX, fromY] = way[place] as Spot
    const [from, to] = [parts[place] ?? 0, parts[place + 1] ?? 1]
    const piece = document.createElement('i')
    piece.style.width = `${Math.hypot(x - fromX, y - fromY)}px`
    host.append(piece)
    const at = `translate(${fromX}px, ${fromY}px) rotate(${Math.atan2(y - fromY, x - fromX)}rad)`
    const drawn = { transform: `${at} scaleX(1)`, opacity: 1 }
    return piece.animate(
      [
        { transform: `${at} scaleX(0)`, opacity: 1, offset: 0 },
        { transform: `${at} scaleX(0)`, opacity: 1, offset: from * part * DRAWN },
        { ...drawn, offset: to * part * DRAWN },
        { ...drawn, offset: DRAWN },
        { ...drawn, opacity: 0, offset: 1 },
      ],
      { delay, duration, fill: 'backwards' },
    )
  })
}
