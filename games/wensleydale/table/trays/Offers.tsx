import { classes, consider, pick, type TableProps, useChosen } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { inNotation, takeover } from '../moves.ts'
import { placeCalled } from '../placeNames.ts'
import { boardOf, type RunOutlook, type State } from '../rules.ts'
import { kindWord, removedInWords } from '../sentences.ts'
import { sheetOf } from '../sheet.ts'
import { PieceIcon, Token } from '../signs/Icons.tsx'
import { runsOf } from '../takeovers.ts'
import styles from './trays.module.css'

/** Every run a company would take over, by company, dearest first; what cannot be paid last, with the reason. */
export function OffersTray(props: TableProps<State>) {
  const { view, moves, locale, speaker } = props
  const t = wordsFor(locale)
  if (moves.length === 0) return <p className={classes(styles.tray, styles.help)}>{t.noOffers}</p>
  const runs = runsOf(view)
  const tooDear = runs.filter(({ refusal }) => refusal !== null)
  return (
    <div className={classes(styles.tray, styles.offers)}>
      {(['red', 'green'] as const).map((company) => {
        const offered = runs.filter((run) => run.company === company && run.refusal === null)
        return offered.length === 0 ? null : (
          <section key={company}>
            <h3>
              <Token colour={company} size={18} /> <span>{t.companies[boardOf(view).map][company]}</span>
            </h3>
            <ul>
              {offered.map((run) => (
                <Offer key={run.run.join()} {...props} run={run} />
              ))}
            </ul>
          </section>
        )
      })}
      {tooDear.length === 0 ? null : (
        <details>
          <summary>
            {t.tooDear} ({tooDear.length})
          </summary>
          <ul>
            {tooDear.slice(0, 12).map((run) => (
              <li key={`${run.company} ${run.run.join()}`} className={styles.help}>
                {t.placeSays({ name: endsInWords(view, run, speaker), parts: run.refusal ? speaker.refusal(run.refusal) : '' })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Offer({ view, run, locale, speaker, attention, choose }: TableProps<State> & { run: RunOutlook }) {
  const t = wordsFor(locale)
  const chosen = useChosen(attention)
  const text = inNotation(view, takeover(view, run))
  const isChosen = chosen === text
  return (
    <li>
      <button
        type="button"
        className={classes(styles.offer, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        aria-label={t.runLabel({
          company: t.companies[boardOf(view).map][run.company === 'red' ? 'red' : 'green'],
          from: placeCalled(boardOf(view), run.run[0] as string, speaker),
          to: placeCalled(boardOf(view), run.run.at(-1) as string, speaker),
          links: run.links,
          price: run.price,
          removed: removedInWords(run, sheetOf(view), speaker, t),
        })}
        data-run={text}
        data-lit
        onClick={() => (isChosen ? choose(text) : pick(attention, text))}
        onPointerEnter={() => consider(attention, text)}
        onPointerLeave={() => consider(attention, null)}
        onFocus={() => consider(attention, text)}
        onBlur={() => consider(attention, null)}
      >
        <span className={styles.offerEnds}>{endsInWords(view, run, speaker)}</span>
        <span className={styles.removed}>
          {run.removed.map(({ kind, area, pieces }) => (
            <span key={`${kind} ${area}`}>
              −{pieces}
              <PieceIcon kind={kind} size={16} title={kindWord(kind, speaker)} />
            </span>
          ))}
        </span>
        <strong>{run.price}</strong>
      </button>
    </li>
  )
}

function endsInWords(view: State, { run }: RunOutlook, speaker: TableProps['speaker']): string {
  const nameOf = (id: string | undefined) => placeCalled(boardOf(view), id as string, speaker)
  return `${nameOf(run[0])} – ${nameOf(run.at(-1))} (${run.length - 1})`
}
