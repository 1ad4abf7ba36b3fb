import { type TableProps, Target, useConsidered } from '@branchline/design'
import { useMemo } from 'react'
import { wordsFor } from '../messages/index.ts'
import { inNotation, takeover } from '../moves.ts'
import { type RunOutlook, type State, takeoverRuns } from '../rules.ts'
import { removedInWords } from '../sentences.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { CompanySign } from './glyphs.tsx'
import { pathOf } from './PlanOverlay.tsx'
import { Tag } from './Tag.tsx'

/** Runs that a company would take over: a sign with the price at the end of each, the run and all that would leave lit on hover. */
export function RunTargets(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, sheet, locale, speaker, attention, choose } = props
  const t = wordsFor(locale)
  const isOpen = view.phase === 'takeover' && moves.length > 0
  const runs = useMemo(() => (isOpen ? takeoverRuns(view, view.actor).filter(({ refusal }) => refusal === null) : []), [isOpen, view])
  if (!isOpen) return null
  const placed = new Map<string, number>()
  return (
    <g>
      <ConsideredRun {...props} runs={runs} />
      {runs.map((run) => {
        const end = run.run.at(-1) as string
        const place = placed.get(end) ?? 0
        placed.set(end, place + 1)
        const area = sheet.areas[sheet.board.areaOf.get(end) as number] as AreaShape
        const x = area.at[0] - 40 + (place % 3) * 42
        const y = Math.min(area.at[1] + 54, sheet.inner.height - 22 - 36 * Math.floor(place / 3)) + Math.floor(place / 3) * 36
        const text = inNotation(view, takeover(view, run))
        return (
          <Target
            key={text}
            move={text}
            label={t.runLabel({
              company: speaker.word(`name.${run.company}`),
              from: nameOf(sheet, run.run[0] as string),
              to: area.name,
              links: run.links,
              price: run.price,
              removed: removedInWords(run, sheet, speaker, t),
            })}
            attention={attention}
            choose={choose}
          >
            <circle cx={x} cy={y} r="22" className={styles.bedHit} data-walk={`${x} ${y}`} data-name={area.name} />
            <rect x={x - 21} y={y - 17} width="42" height="34" rx="8" className={styles.pricePlate} />
            <rect x={x - 21} y={y - 17} width="42" height="34" rx="8" data-halo />
            <CompanySign company={run.company === 'red' ? 'red' : 'green'} x={x} y={y} text={`${run.price}`} scale={0.85} />
          </Target>
        )
      })}
    </g>
  )
}

function nameOf(sheet: Sheet, id: string): string {
  return sheet.areas[sheet.board.areaOf.get(id) as number]?.name ?? id
}

function ConsideredRun(props: TableProps<State> & { sheet: Sheet; runs: readonly RunOutlook[] }) {
  const { view, sheet, runs, attention, speaker, locale } = props
  const considered = useConsidered(attention)
  const run = runs.find((found) => inNotation(view, takeover(view, found)) === considered)
  if (run === undefined) return null
  const t = wordsFor(locale)
  const path = pathOf(sheet, run.run)
  const colour = run.company === 'red' ? 'var(--company-red)' : 'var(--company-green)'
  const end = sheet.areas[sheet.board.areaOf.get(run.run.at(-1) as string) as number] as AreaShape
  return (
    <g className={styles.run}>
      <path d={path} className={styles.runCase} />
      <path d={path} className={styles.runLine} stroke={colour} strokeDasharray={run.company === 'green' ? '16 5' : undefined} />
      {run.removed.map(({ area, kind }) => {
        const shape = sheet.areas[sheet.board.areaOf.get(area) as number] as AreaShape
        const [x, y] = shape.slots[0] ?? shape.at
        return (
          <path
            key={`${area} ${kind}`}
            d={`M${x - 18} ${y + 16}L${x + 45} ${y - 16}M${x - 18} ${y - 16}L${x + 45} ${y + 16}`}
            className={styles.doomed}
          />
        )
      })}
      <Tag
        sheet={sheet}
        at={[end.at[0], end.at[1] - 40]}
        lines={[t.runTotal({ links: run.links, price: run.price, company: speaker.word(`name.${run.company}`) })]}
        warning={run.removed.length > 0 ? t.leaves({ what: removedInWords(run, sheet, speaker, t) }) : null}
      />
    </g>
  )
}
