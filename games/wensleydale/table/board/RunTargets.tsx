import { pick, type TableProps, useChosen, useConsidered } from '@branchline/design'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { inNotation, takeover } from '../moves.ts'
import type { RunOutlook, State } from '../rules.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import { endsOf, runsBetween, runsOnOffer } from '../takeovers.ts'
import styles from './Board.module.css'
import { Spot } from './Spot.tsx'
import { LAMP, lampSpot } from './spots.ts'
import { pathOf } from './Track.tsx'

/** The ends of runs that a company would take over: pointing at two of them chooses the run between. */
export function RunTargets(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, sheet, locale, attention, choose } = props
  const t = wordsFor(locale)
  const first = useDesk(attention, (sketch) => sketch.runEnd)
  const chosen = useChosen(attention)
  const isOpen = view.phase === 'takeover' && moves.length > 0
  if (!isOpen) return null
  const runs = runsOnOffer(view)
  const textOf = (run: RunOutlook) => inNotation(view, takeover(view, run))
  const isOffered = first !== null && runs.some(({ run }) => run[0] === first || run.at(-1) === first)
  const lit = endsOf(runs, isOffered ? first : null)
  const point = (id: string) => {
    const desk = deskOf(attention)
    const from = isOffered ? first : null
    if (from === null || from === id) {
      const [only, ...others] = runs.filter(({ run }) => run[0] === id || run.at(-1) === id)
      if (from === id) {
        desk.change({ runEnd: null })
        return pick(attention, null)
      }
      desk.change({ runEnd: id })
      return pick(attention, only !== undefined && others.length === 0 ? textOf(only) : null)
    }
    // A second click on the end of what is chosen does it; between the same ends there may be other runs to go through first.
    const between = runsBetween(runs, from, id)
    const at = between.findIndex((run) => textOf(run) === chosen)
    if (at >= 0 && between.length === 1) return choose(textOf(between[0]))
    const next = between[(at + 1) % between.length]
    pick(attention, next === undefined ? null : textOf(next))
  }
  return (
    <g>
      {[...lit].map((id) => {
        const number = sheet.board.areaOf.get(id) as number
        const area = sheet.areas[number] as AreaShape
        const [x, y] = lampSpot(sheet, number, LAMP)
        return (
          <Spot
            key={id}
            label={t.runEndLabel({ area: area.name })}
            pressed={id === first}
            onChoose={() => point(id)}
            data={{ 'data-run-end': id }}
          >
            <circle cx={x} cy={y} r="28" className={styles.reach} data-walk={`${x} ${y}`} data-name={area.name} />
            <circle cx={x} cy={y} r={id === first ? 21 : LAMP} className={styles.lamp} />
          </Spot>
        )
      })}
    </g>
  )
}

/** The run that is chosen or pointed at, in the colour of its company, and a cross over everything that would leave the board. */
export function ChosenRun(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, sheet, attention } = props
  const considered = useConsidered(attention)
  const chosen = useChosen(attention)
  if (view.phase !== 'takeover' || moves.length === 0) return null
  const runs = runsOnOffer(view)
  const textOf = (run: RunOutlook): string => inNotation(view, takeover(view, run))
  const run = runs.find((found) => textOf(found) === considered) ?? runs.find((found) => textOf(found) === chosen)
  if (run === undefined) return null
  const path = pathOf(sheet, run.run)
  const colour = run.company === 'red' ? 'var(--company-red)' : 'var(--company-green)'
  return (
    <g className={styles.plan} data-testid="run" data-route={run.run.join('~')}>
      <path d={path} className={styles.runCase} />
      <path d={path} className={styles.takeoverLine} stroke={colour} strokeDasharray={run.company === 'green' ? '26 9' : undefined} />
      {run.removed.map(({ area, kind, pieces }) => {
        const shape = sheet.areas[sheet.board.areaOf.get(area) as number] as AreaShape
        const [x, y] = shape.slots[0] ?? shape.at
        const right = x + 18 + 32 * (pieces - 1)
        return (
          <path
            key={`${area} ${kind}`}
            d={`M${x - 18} ${y + 18}L${right} ${y - 18}M${x - 18} ${y - 18}L${right} ${y + 18}`}
            className={styles.doomed}
          />
        )
      })}
    </g>
  )
}
