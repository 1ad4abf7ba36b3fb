import { Button, consider, type TableProps } from '@branchline/design'
import { useMemo } from 'react'
import { wordsFor } from '../messages/index.ts'
import { inNotation, takeover } from '../moves.ts'
import { boardOf, GREEN, PASS, RED, type RunOutlook, type State, takeoverRuns } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import styles from './Panels.module.css'
import { PieceIcon, Token } from './Token.tsx'

/** Every run that a company would take over, with its price and everything that would leave the board. */
export function TakeoverPanel(props: TableProps<State>) {
  const { view, moves, locale, speaker, choose } = props
  const t = wordsFor(locale)
  const isMine = moves.length > 0
  const runs = useMemo(() => (isMine ? takeoverRuns(view, view.actor) : []), [isMine, view])
  if (view.actor < 0) return null
  if (!isMine) return <p className={styles.help}>{t.otherPhase({ phase: t.phases.takeover, name: speaker.seat(view.actor) })}</p>
  const possible = runs.filter(({ refusal }) => refusal === null).sort((a, b) => b.links - a.links)
  const tooDear = runs.filter(({ refusal }) => refusal !== null)
  const held = (colour: number) => view.influence[view.actor * 4 + colour] as number
  return (
    <div>
      <div className={styles.decide}>
        <p>{t.influenceHeld({ red: held(RED), green: held(GREEN) })}</p>
        <Button onClick={() => choose(inNotation(view, PASS))} data-testid="pass">
          {t.keepAll}
        </Button>
        <p className={styles.help}>{t.takeoverHelp}</p>
      </div>
      <ul className={styles.runs}>
        {possible.map((run) => (
          <Run key={inNotation(view, takeover(view, run))} {...props} run={run} />
        ))}
      </ul>
      {tooDear.length > 0 ? (
        <details className={styles.stuck}>
          <summary>
            {t.tooDear} ({tooDear.length})
          </summary>
          <ul>
            {tooDear.slice(0, 12).map((run) => (
              <li key={inNotation(view, takeover(view, run))}>
                {ends(view, run)}: {run.refusal ? speaker.refusal(run.refusal) : ''}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function Run({ view, run, locale, speaker, attention, choose }: TableProps<State> & { run: RunOutlook }) {
  const t = wordsFor(locale)
  const board = boardOf(view)
  const text = inNotation(view, takeover(view, run))
  const name = (id: string) => board.names[board.areaOf.get(id) as number] as string
  return (
    <li>
      <button
        type="button"
        className={styles.run}
        data-run={text}
        onClick={() => choose(text)}
        onPointerEnter={() => consider(attention, text)}
        onPointerLeave={() => consider(attention, null)}
        onFocus={() => consider(attention, text)}
        onBlur={() => consider(attention, null)}
      >
        <span className={styles.gainOf}>
          <Token colour={run.company === 'red' ? 'red' : 'green'} /> <strong>{run.price}</strong>
        </span>
        <span>
          {ends(view, run)}{' '}
          <small>({t.runTotal({ links: run.links, price: run.price, company: speaker.word(`name.${run.company}`) })})</small>
          {run.towns.length > 0 ? <small className={styles.runTowns}>{t.becomes({ towns: run.towns.map(name).join(', ') })}</small> : null}
        </span>
        <span className={styles.removed}>
          {run.removed.map(({ kind, area, pieces }) => (
            <span
              key={`${kind} ${area}`}
              className={styles.gainOf}
              data-removed={`${kind} ${area}`}
              data-value={pieces}
              title={t.leaves({ what: `${pieces} × ${kindWord(kind, speaker)}, ${name(area)}` })}
            >
              −{pieces}
              <PieceIcon kind={kind} size={18} title={`${kindWord(kind, speaker)}, ${name(area)}`} />
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}

/** The ends of a run, and what lies between where it is not long. */
function ends(view: State, { run }: RunOutlook): string {
  const board = boardOf(view)
  const names = run.map((id) => board.names[board.areaOf.get(id) as number] as string)
  return names.length <= 4 ? names.join(' – ') : `${names[0]} – ${names[1]} … ${names.at(-1)}`
}
