import { consider, isHovering, Terms, useConsidered, useTable, whyNot } from '@branchline/design'
import { Button } from '@branchline/design/parts'
import { isRefusal } from '@branchline/engine'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Clause } from '../Clause.tsx'
import { Consequence } from '../Consequence.tsx'
import { useFrame } from '../frame.ts'
import { listed, meantBy, saying } from '../listed.ts'
import { groupsOf, moveInWords, verbOf } from '../wording.ts'
import styles from './AllMoves.module.css'

/** Every legal move as a plain list, grouped by what one does and filtered as one types; a move can be typed as well. */
export function AllMoves() {
  const t = useTranslations('table')
  const { source, model, speaker, locale, attention, choose } = useTable()
  const { report } = useFrame()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const moves = useMemo(() => listed(model, speaker, locale), [model, speaker, locale])
  const wanted = typed.replace(/^\s*\//, '')
  const shown = groupsOf(saying(moves, wanted))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what matters
  useEffect(() => consider(attention, null), [model.at, model.n])

  /** The field is emptied as the move is taken, not when the new position is drawn: by then the next move may stand in it. */
  const take = (text: string) => {
    setTyped('')
    choose(text)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    if (buttons.length === 0) return
    event.preventDefault()
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at < 0 ? (step > 0 ? 0 : buttons.length - 1) : at + step + buttons.length) % buttons.length]?.focus()
  }

  /** By the position as it is: the list may still show the one before, and whoever types quickly means the next. */
  const submit = () => {
    const now = source.model()
    const meant = meantBy(wanted.trim() === '' ? typed : wanted, now, listed(now, speaker, locale))
    if (isRefusal(meant)) report(meant)
    else take(meant)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from move to move
    <div className={styles.moves} onKeyDown={onKeyDown}>
      <form
        className={styles.command}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label className={styles.field}>
          <span className="visually-hidden">{t('command')}</span>
          <input
            ref={field}
            id="command-line"
            value={typed}
            placeholder={t('commandHelp')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              // What was pointed at may be gone from the list.
              consider(attention, null)
              setTyped(event.target.value)
            }}
          />
        </label>
        <Button small type="submit" disabled={typed.trim() === ''}>
          {t('play')}
        </Button>
      </form>
      {model.prompt === null ? null : (
        <p className={styles.prompt}>
          <Terms text={speaker.prompt(model.prompt, moves.length > 0 ? model.prompt.seat : 'spectator')} />{' '}
          <Clause id={model.prompt.clause} />
        </p>
      )}
      {moves.length === 0 ? (
        <p className={styles.none}>{t('noMoves')}</p>
      ) : (
        <section ref={list} data-testid="moves" aria-label={t('moveCount', { n: moves.length })} className={styles.list}>
          {shown.map((group) => (
            <ul key={group.verb} className={styles.group}>
              {group.moves.map(({ text, words, price }) => (
                <li key={text}>
                  <button
                    type="button"
                    data-move={text}
                    className={styles.move}
                    onClick={(event) => {
                      // Whoever plays by keyboard goes on in the field, from where the next moves are found or walked through.
                      if (event.detail === 0) field.current?.focus()
                      take(text)
                    }}
                    onPointerEnter={(event) => isHovering(event) && consider(attention, text)}
                    onPointerLeave={() => consider(attention, null)}
                    onFocus={() => consider(attention, text)}
                    onBlur={() => consider(attention, null)}
                  >
                    {words}
                    {price === '' ? null : <span className={styles.price}>{price}</span>}
                  </button>
                </li>
              ))}
            </ul>
          ))}
          {shown.length === 0 ? <p className={styles.none}>{t('noMatch', { text: typed })}</p> : null}
        </section>
      )}
      <Considered />
      <NotNow />
    </div>
  )
}

/** What the move under the pointer or focus would do. Its place is kept, so that nothing jumps. */
function Considered() {
  const { model, attention } = useTable()
  const text = useConsidered(attention)
  const isLegal = model.moves.some((move) => move.text === text)
  return (
    <div className={styles.considered} data-considered>
      {text !== null && isLegal ? <Consequence text={text} /> : null}
    </div>
  )
}

/** Kinds of move met earlier in this game that are not possible now: each says why when asked. */
function NotNow() {
  const t = useTranslations('table')
  const { model, speaker, locale } = useTable()
  const { report } = useFrame()
  const legal = new Set(model.moves.map(({ text }) => verbOf(text)))
  const met = new Map<string, string>()
  for (const { move } of model.entries) if (move !== null && !legal.has(verbOf(move))) met.set(verbOf(move), move)
  if (met.size === 0 || model.moves.length === 0) return null
  return (
    <details className={styles.notNow}>
      <summary>{t('notNow')}</summary>
      <ul>
        {[...met].slice(0, 6).map(([verb, text]) => (
          <li key={verb}>
            <span>{moveInWords(model.game, speaker, locale, text)}</span>
            <Button look="quiet" small onClick={() => report(whyNot(model.game, model.state, text))}>
              {t('whyNot')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
