import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import styles from './Field.module.css'

/** A label over what it names, with a line of help below. */
export function Field({ label, help, children }: { label: ReactNode; help?: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
      {help ? <p className={styles.help}>{help}</p> : null}
    </div>
  )
}

export function TextField(props: {
  label: ReactNode
  help?: ReactNode
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email'
  placeholder?: string
  maxLength?: number
  autoComplete?: string
}) {
  return (
    <Field label={props.label} help={props.help}>
      {(id) => (
        <input
          id={id}
          type={props.type ?? 'text'}
          className={styles.input}
          value={props.value}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete ?? 'off'}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

/** A drop-down of the browser, dressed. */
export function Select<Value extends string>(props: {
  label: ReactNode
  hideLabel?: boolean
  value: Value
  choices: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={props.hideLabel ? 'visually-hidden' : styles.label}>
        {props.label}
      </label>
      <select id={id} className={styles.select} value={props.value} onChange={(event) => props.onChange(event.target.value as Value)}>
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** One of a few: all in sight, side by side. */
export function Radios<Value extends string>(props: {
  label: ReactNode
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  hideLabel?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={styles.radios}>
      <legend className={props.hideLabel ? 'visually-hidden' : styles.label}>{props.label}</legend>
      <div className={styles.row}>
        {props.choices.map((choice) => (
          <label key={choice.value} className={styles.radio} data-chosen={choice.value === props.value || undefined}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === props.value}
              disabled={choice.disabled}
              onChange={() => props.onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint ? <small className={styles.hint}>{choice.hint}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Yes or no, drawn as a signal arm: level for stop, lowered for clear. */
export function Flag({
  label,
  help,
  value,
  onChange,
}: {
  label: ReactNode
  help?: ReactNode
  value: boolean
  onChange: (value: boolean) => void
}) {
  return (
    <label className={styles.flag}>
      <input type="checkbox" className="visually-hidden" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <svg className={styles.signal} width="40" height="34" viewBox="0 0 40 34" aria-hidden="true">
        <path d="M8 2v31" stroke="var(--ink)" strokeWidth="3" />
        <g className={styles.arm}>
          <path d="M6 5h30v8H6z" fill={value ? 'var(--legal)' : 'var(--paper-sunk)'} stroke="var(--ink)" strokeWidth="1.6" />
          <path d="M28 5v8" stroke="var(--ink)" strokeWidth="3" />
        </g>
      </svg>
      <span>
        <span className={styles.flagLabel}>{label}</span>
        {help ? <small className={styles.hint}>{help}</small> : null}
      </span>
    </label>
  )
}

/** A whole number with steps, for thumbs as well as for the keyboard. */
export function NumberField(props: {
  label: ReactNode
  value: number
  min: number
  max: number
  less: string
  more: string
  onChange: (value: number) => void
}) {
  const { value, min, max, onChange } = props
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <Field label={props.label}>
      {(id) => (
        <div className={styles.stepper}>
          <Button icon label={props.less} disabled={value <= min} onClick={() => set(value - 1)}>
            <Minus size={18} aria-hidden />
          </Button>
          <input
            id={id}
            className={styles.number}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value}
            onChange={(event) => event.target.value !== '' && set(Math.round(Number(event.target.value)))}
          />
          <Button icon label={props.more} disabled={value >= max} onClick={() => set(value + 1)}>
            <Plus size={18} aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  )
}
