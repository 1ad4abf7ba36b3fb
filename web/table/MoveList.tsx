import { Button, classes, consider, useConsidered, useTable, whyNot } from '@branchline/design'
import { isRefusal, type Refusal } from '@branchline/engine'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Consequence } from './Consequence.tsx'
import styles from './MoveList.module.css'
import { groupsOf, moveInWords, verbOf } from './wording.ts'

const LONG = 14

/** Every legal move as a button, grouped by what one does; beneath it the line for those who would rather type. */
export function MoveList({
  folded,
  pending,
  onPending,
  onRefused,
}: {
  /** The table has controls of its own: the list is there, but closed. */
  folded: boolean
  pending: string | null
  onPending: (text: string | null) => void
  onRefused: (refused: Refusal | null) => void
}) {
  const t = useTranslations('table')
  const { model, speaker, locale, attention, choose } = useTable()
  const list = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState('')
  const [isUnfolded, setUnfolded] = useState(false)
  const hadFocus = useRef(false)
  const { moves } = model
  const groups = useMemo(() => groupsOf(moves), [moves])
  const isShown = !folded || isUnfolded
  const words = useMemo(
    () => new Map(isShown ? moves.map(({ text }) => [text, moveInWords(model.game, speaker, locale, text)] as const) : []),
    [isShown, moves, model.game, speaker, locale],
  )
  const wanted = filter.trim().toLowerCase()
  const shown = (isShown ? groups : [])
    .map((group) => ({ ...group, moves: group.moves.filter(({ text }) => `${text} ${words.get(text)}`.toLowerCase().includes(wanted)) }))
    .filter((group) => group.moves.length > 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what matters
  useEffect(() => {
    setFilter('')
    consider(attention, null)
  }, [model.at, model.n])

  // Whoever plays by keyboard goes on where they were: at the first of the new moves.
  useEffect(() => {
    if (moves.length === 0 || !hadFocus.current) return
    hadFocus.current = false
    list.current?.querySelector<HTMLButtonElement>('[data-move]')?.focus()
  }, [moves])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (at < 0) return
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }

  if (moves.length === 0) return null
  let number = 0
  const everyMove = (
    <>
      {moves.length > LONG ? (
        <label className={styles.filter}>
          <span className="visually-hidden">{t('filter')}</span>
          <input type="search" value={filter} placeholder={t('filter')} onChange={(event) => setFilter(event.target.value)} />
          <span className={styles.count}>{t('moveCount', { n: moves.length })}</span>
        </label>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys between the buttons inside */}
      <div ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {shown.length === 0 ? <p className={styles.none}>{t('noMatch', { text: filter })}</p> : null}
        {shown.map((group) => (
          <fieldset key={group.verb} className={styles.group} aria-label={moveInWords(model.game, speaker, locale, group.verb)}>
            {group.moves.map(({ text }) => {
              number++
              return (
                <button
                  key={text}
                  type="button"
                  data-move={text}
                  data-number={number <= 9 ? number : undefined}
                  className={classes(styles.move, pending === text && styles.pending)}
                  onClick={() => {
                    hadFocus.current = document.activeElement?.matches('[data-move]') ?? false
                    choose(text)
                  }}
                  onPointerEnter={() => consider(attention, text)}
                  onPointerLeave={() => consider(attention, null)}
                  onFocus={() => consider(attention, text)}
                  onBlur={() => consider(attention, null)}
                >
                  {words.get(text)}
                </button>
              )
            })}
          </fieldset>
        ))}
      </div>
    </>
  )
  return (
    <section className={styles.moves} aria-label={t('moves')} data-testid="moves">
      {pending === null ? null : (
        <div className={styles.confirm} role="alertdialog" aria-label={t('confirmHelp')}>
          <p>{t('confirmHelp')}</p>
          <Consequence text={pending} />
          <div className={styles.row}>
            <Button onClick={() => onPending(null)}>{t('change')}</Button>
            <Button autoFocus look="primary" onClick={() => choose(pending)} data-testid="confirm">
              {t('confirm', { move: moveInWords(model.game, speaker, locale, pending) })}
            </Button>
          </div>
        </div>
      )}
      {folded ? (
        <details className={styles.fold} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary data-all>{t('moveCount', { n: moves.length })}</summary>
          {isUnfolded ? everyMove : null}
        </details>
      ) : (
        everyMove
      )}
      <Considered />
      <NotNow onRefused={onRefused} />
      <CommandLine onRefused={onRefused} />
    </section>
  )
}

/** What the move under the pointer would do. Its place is kept, so that nothing jumps. */
function Considered() {
  const { model, attention } = useTable()
  const text = useConsidered(attention)
  const legal = model.moves.some((move) => move.text === text)
  return <div className={styles.considered}>{text !== null && legal ? <Consequence text={text} /> : null}</div>
}

/** Kinds of move met earlier in this game that are not possible now: each says why when asked. */
function NotNow({ onRefused }: { onRefused: (refused: Refusal | null) => void }) {
  const t = useTranslations('table')
  const { model, speaker, locale } = useTable()
  const met = useRef(new Map<string, string>())
  for (const { text } of model.moves) met.current.set(verbOf(text), text)
  const legal = new Set(model.moves.map(({ text }) => verbOf(text)))
  const absent = [...met.current].filter(([verb]) => !legal.has(verb)).slice(0, 6)
  if (absent.length === 0) return null
  return (
    <details className={styles.notNow}>
      <summary>{t('notNow')}</summary>
      <ul>
        {absent.map(([verb, text]) => (
          <li key={verb}>
            <span>{moveInWords(model.game, speaker, locale, text)}</span>
            <Button look="quiet" small onClick={() => onRefused(whyNot(model.game, model.state, text))}>
              {t('whyNot')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Notation with completion. A move that is not allowed is answered with its clause instead of silence. */
function CommandLine({ onRefused }: { onRefused: (refused: Refusal | null) => void }) {
  const t = useTranslations('table')
  const { model, choose } = useTable()
  const [text, setText] = useState('')
  const [isFocused, setFocused] = useState(false)
  const submit = () => {
    // The key that leads here is often pressed once more when one is here already.
    const move: unknown = model.game.parse(model.state, text.replace(/^\s*\//, ''))
    const refused = isRefusal(move) ? move : (model.game.explain(model.state, move) as Refusal | null)
    if (refused) return onRefused(refused)
    setText('')
    choose(model.game.print(model.state, move))
  }
  return (
    <form
      className={styles.command}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className={styles.commandLabel}>
        <span className="visually-hidden">{t('command')}</span>
        <input
          id="command-line"
          list="legal-moves"
          value={text}
          placeholder={t('commandHelp')}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <datalist id="legal-moves">
        {(isFocused ? model.moves.slice(0, 200) : []).map((move) => (
          <option key={move.text} value={move.text} />
        ))}
      </datalist>
      <Button small type="submit" disabled={text.trim() === ''}>
        {t('play')}
      </Button>
    </form>
  )
}
