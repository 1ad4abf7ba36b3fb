import { BarButton, type Consequence, Decide, type TableProps, withMinus } from '@branchline/design'
import type { Refusal } from '@branchline/engine'
import { useEffect } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import { building, inNotation, offers } from '../moves.ts'
import { placeCalled, placeName } from '../placeNames.ts'
import type { Plan } from '../plan.ts'
import { planOf, useRoutes } from '../planning.ts'
import { boardOf, DONE, forecast, type State } from '../rules.ts'
import { kindWord, signed } from '../sentences.ts'
import { PriceSign } from '../signs/boardSigns.tsx'
import { CubeIcon, PieceIcon, Token } from '../signs/Icons.tsx'
import styles from './decision.module.css'
import { press, usePayment } from './Pay.tsx'

/** A chain: planned on the board, accounted for here, built by one press with its whole payment. */
export function BuildDecision(props: TableProps<State>) {
  const { view, locale, attention, choose, moves } = props
  const t = wordsFor(locale)
  const desk = deskOf(attention)
  const { shown, pinned } = useRoutes(props)
  useEscape(attention)
  const plan = shown.length > 1 ? planOf(props, shown) : null
  const isReady = pinned.length > 1 && planOf(props, pinned)?.cost.refusal === null
  const acts = isReady ? pinned.slice(1).map((to, place) => building(view, pinned[place] as string, to)) : []
  const { rehearsal, tokens } = usePayment(props, acts)
  const end = view.chain.at(-1)
  return (
    <Decide
      question={questionOf(props, shown, isReady ? pinned : [], t)}
      {...(shown.length < 2 ? { where: t.pointPlace } : {})}
      figures={plan === null ? idleFigures(props, t) : planFigures(props, plan, t)}
      buttons={
        <>
          <PriceSwitch {...props} isShort={plan !== null} />
          {pinned.length > 0 ? (
            <BarButton look="quiet" label={t.clearPlan} data-testid="clear-plan" onClick={() => desk.change({ route: [], area: null })}>
              <span className={styles.cross}>×</span>
            </BarButton>
          ) : null}
          {offers(moves).some(({ move }) => move.do === 'done') ? (
            <BarButton
              look={end !== undefined && !isReady ? 'primary' : 'plain'}
              onClick={() => choose(inNotation(view, DONE))}
              data-testid="done"
            >
              {end === undefined ? t.buildNothing : t.endAt({ area: placeName(boardOf(view), end, props.speaker) })}
            </BarButton>
          ) : null}
          {isReady ? (
            <BarButton look="primary" onClick={() => press(props, rehearsal)} data-testid="build-plan" data-links={acts.length}>
              {t.buildLinks({ links: acts.length })}
            </BarButton>
          ) : null}
        </>
      }
    >
      {isReady ? tokens : null}
    </Decide>
  )
}

function questionOf({ view, speaker }: TableProps<State>, route: readonly string[], ready: readonly string[], t: Words): string {
  const board = boardOf(view)
  const nameOf = (id: string | undefined) => (id === undefined ? '' : placeCalled(board, id, speaker))
  const end = view.chain.at(-1)
  // What is shown is more than the button would build.
  if (ready.length > 1 && route.length > ready.length) return t.goOnBeyond({ to: nameOf(route.at(-1)), links: route.length - 1 })
  if (route.length > 1)
    return end === undefined ? t.buildFromTo({ from: nameOf(route[0]), to: nameOf(route.at(-1)) }) : t.goOnTo({ to: nameOf(route.at(-1)) })
  if (end !== undefined) return t.goOnFrom({ area: placeName(board, end, speaker) })
  return route.length === 1 ? t.whereToFrom({ area: nameOf(route[0]) }) : t.whereToBuild
}

function idleFigures({ view }: TableProps<State>, t: Words): Consequence[] {
  return [
    { label: t.means.cube, value: <Cubes count={view.cubes[view.actor] as number} /> },
    { label: t.linksLeft, value: forecast(view, view.actor).linksLeft },
  ]
}

const Cubes = ({ count }: { count: number }) => (
  <span className={styles.counted}>
    <CubeIcon size={19} /> {count}
  </span>
)

const HELD_AT = { red: 2, green: 3, white: 0 } as const

/** Costs, what it reaches, upkeep and score of its links, profit if all is moved, takeover. */
export function planFigures(
  props: Pick<TableProps<State>, 'view' | 'speaker'>,
  plan: Plan,
  t: Words,
  seat = props.view.actor,
): Consequence[] {
  const { view, speaker } = props
  const { cost } = plan
  const gained = plan.reached.filter(({ pieces, before }) => pieces > before)
  const links = plan.route.length - 1
  const board = boardOf(view)
  return [
    {
      label: t.costs,
      warn: cost.refusal !== null,
      why: cost.refusal === null ? undefined : speaker.refusal(cost.refusal),
      value: (
        <>
          <span className={styles.counted} data-cost="cubes" data-value={cost.cubes}>
            <CubeIcon size={19} title={t.means.cube} /> {cost.cubes} <small>{t.of({ held: view.cubes[seat] as number })}</small>
          </span>
          {(['red', 'green', 'white'] as const).map((colour) =>
            cost[colour] === 0 ? null : (
              <span key={colour} className={styles.counted} data-cost={colour} data-value={cost[colour]}>
                <Token colour={colour} size={19} title={t.means[colour]} /> {cost[colour]}{' '}
                <small>{t.of({ held: view.influence[seat * 4 + HELD_AT[colour]] as number })}</small>
              </span>
            ),
          )}
          {cost.influence > 0 ? (
            <span className={styles.counted} data-cost="any" data-value={cost.influence}>
              {t.any({ points: cost.influence })}
            </span>
          ) : null}
          {cost.refusal === null ? null : <small>{shortOf(cost.refusal, t)}</small>}
        </>
      ),
    },
    {
      label: t.reaches,
      value:
        gained.length === 0
          ? t.none
          : gained.map(({ kind, pieces, before }) => (
              <span key={kind} className={styles.counted} data-reached={kind} data-value={pieces - before}>
                <PieceIcon kind={kind} size={21} title={kindWord(kind, speaker)} /> {pieces - before}
              </span>
            )),
    },
    {
      label: t.upkeep,
      value: (
        <span data-plan="upkeep" data-value={links}>
          {withMinus(-links)}
        </span>
      ),
      why: t.upkeepWhy,
    },
    {
      label: t.profitAtMost,
      value: (
        <span data-plan="forecast" data-value={plan.after}>
          {withMinus(plan.after)}
        </span>
      ),
      why: t.profitThenWhy,
    },
    {
      label: t.scoreNow,
      value: (
        <span data-plan="score" data-value={-links}>
          {signed(-links)} <small>{t.whileYours}</small>
        </span>
      ),
      warn: true,
      why: t.scoreWhy,
    },
    ...(plan.joining === 0
      ? []
      : [
          {
            label: placeName(board, board.fuerth, speaker),
            value: (
              <span data-plan="joining" data-value={plan.joining}>
                {signed(plan.joining)}{' '}
                {plan.joiningOthers.map(({ seat, points }) => (
                  <small key={seat} data-joining={seat}>
                    {speaker.seat(seat)} {signed(points)}{' '}
                  </small>
                ))}
              </span>
            ),
            why: t.joined,
          },
        ]),
    takeoverFigure(plan, speaker, t),
  ].map(({ why, ...consequence }) => (why === undefined ? consequence : { ...consequence, why }))
}

function takeoverFigure({ takeovers, noTakeover }: Plan, speaker: TableProps['speaker'], t: Words) {
  const run = takeovers.find(({ refusal }) => refusal === null) ?? takeovers[0]
  if (run === undefined)
    return { label: t.takeover, value: t.noTakeover, why: noTakeover === null ? undefined : speaker.refusal(noTakeover) }
  const colour = run.company === 'red' ? 'red' : 'green'
  return {
    label: t.takeover,
    warn: run.refusal !== null,
    why: run.refusal === null ? undefined : speaker.refusal(run.refusal),
    value: (
      <span className={styles.counted} data-takeover={run.company} data-value={run.price}>
        <Token colour={colour} size={18} title={t.means[colour]} /> {run.refusal === null ? run.price : shortOf(run.refusal, t)}
      </span>
    ),
  }
}

function shortOf(refusal: Refusal, t: Words): string {
  const { short } = refusal as Readonly<Record<string, unknown>>
  return typeof short === 'number' ? t.short({ points: short }) : ''
}

/** For whoever wants the overview: what every free link costs. Beside the buttons of a plan there is room for its sign with one word under it. */
function PriceSwitch({ view, attention, locale, isShort }: TableProps<State> & { isShort: boolean }) {
  const t = wordsFor(locale)
  const isShown = useDesk(attention, (sketch) => sketch.showsPrices)
  return (
    <BarButton
      look="quiet"
      className={styles.toggle}
      aria-pressed={isShown}
      title={t.allPricesHelp({ map: boardOf(view).map })}
      aria-label={t.allPrices}
      data-testid="prices"
      onClick={() => deskOf(attention).change({ showsPrices: !isShown })}
    >
      {isShort ? (
        <span className={styles.stacked}>
          <PriceSign size={20} />
          <small>{t.prices}</small>
        </span>
      ) : (
        <>
          <PriceSign size={22} /> {t.allPrices}
        </>
      )}
    </BarButton>
  )
}

/** Esc lets go of the plan. */
function useEscape(attention: TableProps['attention']): void {
  useEffect(() => {
    const clear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"], dialog[open]') !== null) return
      deskOf(attention).change({ route: [], area: null })
    }
    // Before the board, which leaves its place at Escape and keeps the key to itself.
    addEventListener('keydown', clear, true)
    return () => removeEventListener('keydown', clear, true)
  }, [attention])
}
