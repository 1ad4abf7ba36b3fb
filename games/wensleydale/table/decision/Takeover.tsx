import { BarButton, type Consequence, Decide, type TableProps, useChosen } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { inNotation, takeover } from '../moves.ts'
import { placeCalled } from '../placeNames.ts'
import { boardOf, PASS, type RunOutlook, type State } from '../rules.ts'
import { kindWord, removedInWords, signed, titleOf } from '../sentences.ts'
import { sheetOf } from '../sheet.ts'
import { PieceIcon, Token } from '../signs/Icons.tsx'
import { runsOnOffer } from '../takeovers.ts'
import styles from './decision.module.css'

/** A run to be handed over, chosen by its two ends or in the tray; or none. */
export function TakeoverDecision(props: TableProps<State>) {
  const { view, locale, attention, choose } = props
  const t = wordsFor(locale)
  const chosen = useChosen(attention)
  const textOf = (run: RunOutlook) => inNotation(view, takeover(view, run))
  const run = runsOnOffer(view).find((found): boolean => textOf(found) === chosen)
  const keep = (
    <BarButton onClick={() => choose(inNotation(view, PASS))} data-testid="pass">
      {run === undefined ? t.keepAll : t.keepThem}
    </BarButton>
  )
  if (run === undefined) return <Decide question={t.whichRun} where={t.pointRun} figures={heldFigures(props)} buttons={keep} />
  return (
    <Decide
      question={t.giveTo({ links: run.links, company: t.companies[boardOf(view).map][run.company === 'red' ? 'red' : 'green'] })}
      figures={runFigures(props, run)}
      buttons={
        <>
          {keep}
          <BarButton look="primary" onClick={() => choose(textOf(run))} data-testid="hand-over">
            {t.handOver}
          </BarButton>
        </>
      }
    />
  )
}

function heldFigures({ view, locale }: TableProps<State>): Consequence[] {
  const t = wordsFor(locale)
  const held = (colour: number) => view.influence[view.actor * 4 + colour] as number
  return (['red', 'green'] as const).map((colour, at) => ({
    label: t.means[colour],
    value: (
      <span className={styles.counted}>
        <Token colour={colour} size={19} /> {held(2 + at)}
      </span>
    ),
  }))
}

function runFigures({ view, locale, speaker }: TableProps<State>, run: RunOutlook): Consequence[] {
  const t = wordsFor(locale)
  const colour = run.company === 'red' ? 'red' : 'green'
  const board = boardOf(view)
  const nameOf = (id: string) => placeCalled(board, id, speaker)
  return [
    {
      label: t.costs,
      value: (
        <span className={styles.counted} data-cost={colour} data-value={run.price}>
          <Token colour={colour} size={19} title={t.means[colour]} /> {run.price}
        </span>
      ),
    },
    { label: t.upkeepSaved, value: signed(run.links), why: t.upkeepWhy },
    { label: t.pointsGained, value: signed(run.links), why: t.scoreWhy },
    ...(run.towns.length > 0
      ? [{ label: t.newTowns({ title: titleOf(boardOf(view)) }), value: <small>{t.row({ items: run.towns.map(nameOf) })}</small> }]
      : []),
    {
      label: t.leavesTheBoard,
      warn: run.removed.length > 0,
      why: removedInWords(run, sheetOf(view), speaker, t),
      value:
        run.removed.length === 0
          ? t.nothingLeaves
          : run.removed.map(({ kind, area, pieces }) => (
              <span key={`${kind} ${area}`} className={styles.counted} data-removed={`${kind} ${area}`} data-value={pieces}>
                <PieceIcon kind={kind} size={21} title={`${kindWord(kind, speaker)}, ${nameOf(area)}`} /> {pieces}
              </span>
            )),
    },
  ]
}
