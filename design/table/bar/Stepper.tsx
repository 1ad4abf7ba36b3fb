import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './Stepper.module.css'

interface StepperProps {
  /** What is counted: "Bid". */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** Where not every sum is allowed: all that are, ascending. */
  readonly values?: readonly number[]
  /** Stands before the figure: "£". */
  readonly unit?: string
  readonly less: string
  readonly more: string
  /** Said where more or less is typed than can be: "at most £10". */
  readonly mostSaid?: string
  readonly leastSaid?: string
  onChange(value: number): void
  /** Enter in the field. */
  onDo?(): void
}

const FIRST_REPEAT = 420
const REPEAT = 70

/** A sum to set: minus and plus (held, they repeat), or typed at once, which the frame's keys lead to (`data-sum`). What is typed beyond the bounds goes to the nearest bound and says so, and the first Enter leaves it there: it does only what was seen. */
export function Stepper({ label, value, min, max, values, unit = '', less, more, mostSaid, leastSaid, onChange, onDo }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [beyond, setBeyond] = useState<'most' | 'least' | null>(null)
  const told = useId()
  const timer = useRef(0)
  const now = useRef(value)
  now.current = value
  useEffect(() => () => clearTimeout(timer.current), [])
  const fitting = (wanted: number) => {
    const kept = Math.max(min, Math.min(max, wanted))
    if (values === undefined || values.length === 0) return kept
    return values.reduce((best, one) => (Math.abs(one - kept) < Math.abs(best - kept) ? one : best))
  }
  const settle = () => {
    setTyped(null)
    setBeyond(null)
  }
  const type = (field: HTMLInputElement) => {
    const digits = field.value.replace(/\D/g, '').slice(0, 5)
    const wanted = Number(digits)
    const isOver = digits !== '' && wanted > max
    // In the field itself too: what is set to the same again is not drawn again.
    field.value = isOver ? String(fitting(wanted)) : digits
    // Another figure may make enough of too little, never little of too much.
    setTyped(isOver ? null : digits)
    setBeyond(digits === '' ? null : isOver ? 'most' : wanted < min ? 'least' : null)
    if (digits !== '') onChange(fitting(wanted))
  }
  const step = (by: 1 | -1) => {
    settle()
    const from = now.current
    const next = values === undefined ? from + by : by > 0 ? values.find((one) => one > from) : values.findLast((one) => one < from)
    if (next === undefined || next < min || next > max) return
    now.current = next
    onChange(next)
  }
  const hold = (by: 1 | -1, wait: number) => {
    step(by)
    timer.current = window.setTimeout(() => hold(by, REPEAT), wait)
  }
  const release = () => clearTimeout(timer.current)
  const held = (by: 1 | -1) => ({
    'data-held': '',
    onPointerDown: () => hold(by, FIRST_REPEAT),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // The pointer has stepped already; keys come without one.
    onClick: (event: { detail: number }) => event.detail === 0 && step(by),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') step(1)
    else if (event.key === 'ArrowDown') step(-1)
    else if (event.key === 'Enter' && beyond !== null) settle()
    else if (event.key === 'Enter') onDo?.()
    else return
    event.preventDefault()
  }
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button type="button" aria-label={less} disabled={value <= min} {...held(-1)}>
        −
      </button>
      <div className={styles.sum} data-beyond={beyond ?? undefined}>
        <label>
          {unit === '' ? null : <span aria-hidden>{unit}</span>}
          <input
            data-sum
            aria-label={label}
            aria-invalid={beyond !== null || undefined}
            aria-describedby={told}
            inputMode="numeric"
            value={typed ?? String(value)}
            style={{ width: `${Math.max(2, (typed ?? String(value)).length)}ch` }}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
            onKeyDown={onKeyDown}
            onChange={({ target }) => type(target)}
          />
        </label>
        <small id={told} role="status">
          {beyond === 'most' ? mostSaid : beyond === 'least' ? leastSaid : null}
        </small>
      </div>
      <button type="button" aria-label={more} disabled={value >= max} {...held(1)}>
        +
      </button>
    </fieldset>
  )
}
