import { Button, type TableProps } from '@branchline/design'
import { useEffect } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import type { Outset } from '../outset.ts'
import type { Plan } from '../plan.ts'
import { outsetOf, pinnedRoute, planOf, useRoute } from '../planning.ts'
import { boardOf, type State } from '../rules.ts'
import { figure, kindWord } from '../sentences.ts'
import styles from './Panels.module.css'
import { CubeIcon, PieceIcon, Token } from './Token.tsx'

/** A chain planned while others decide: nothing is built, and the plan is kept until one's own turn. */
export function PlanSheet(props: TableProps<State>) {
  const { locale, attention } = props
  const t = wordsFor(locale)
  const desk = deskOf(attention)
  useEffect(() => {
    desk.change({ isSketching: true })
    return () => desk.change({ isSketching: false })
  }, [desk])
  useClearedByEscape(attention)
  const route = useRoute(props)
  const pinned = useDesk(attention, (sketch) => sketch.route)
  const outset = outsetOf(props)
  if (outset === null) return <p className={styles.help}>{t.nothingToPlan}</p>
  const plan = route.length > 1 ? planOf(props, route) : null
  return (
    <div className={styles.build} data-testid="sketch" data-when={outset.when}>
      <p className={styles.help}>{t.planWhen[outset.when]}</p>
      {plan === null ? <p className={styles.help}>{t.sketchHelp}</p> : <PlanAccount {...props} plan={plan} outset={outset} t={t} />}
      {pinnedRoute(outset.paper, pinned).length > 0 ? (
        <div className={styles.decide}>
          <Button small onClick={() => desk.change({ route: [] })}>
            {t.clearPlan}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

export function useClearedByEscape(attention: TableProps['attention']): void {
  useEffect(() => {
    const clear = (event: KeyboardEvent) => event.key === 'Escape' && deskOf(attention).change({ route: [] })
    // Before the board, which leaves its place at Escape and keeps the key to itself.
    addEventListener('keydown', clear, true)
    return () => removeEventListener('keydown', clear, true)
  }, [attention])
}

interface AccountProps extends Pick<TableProps<State>, 'view' | 'speaker'> {
  readonly plan: Plan
  readonly outset: Outset
  readonly t: Words
}

/** What the chain would cost by resource, reach by kind, cost in upkeep, bring in all, and what a takeover of it would cost. */
export function PlanAccount({ plan, outset: { paper, seat }, view, speaker, t }: AccountProps) {
  const { cost } = plan
  const { ids, names } = boardOf(view)
  const nameOf = new Map(ids.map((id, area) => [id, names[area]]))
  return (
    <>
      <p className={styles.chain}>
        <strong>{t.plan}:</strong> {plan.route.map((id) => nameOf.get(id)).join(' – ')}
      </p>
      <dl className={styles.planRows}>
        <div data-plan="cost">
          <dt>{t.cost}</dt>
          <dd>
            <span className={styles.gainOf} data-cost="cubes" data-value={cost.cubes}>
              <CubeIcon size={16} /> {t.inCubes({ cubes: cost.cubes, of: paper.cubes[seat] as number })}
            </span>
            {(['red', 'green', 'white'] as const).map((colour, at) =>
              cost[colour] === 0 ? null : (
                <span key={colour} className={styles.gainOf} data-cost={colour} data-value={cost[colour]}>
                  <Token colour={colour} size={18} />{' '}
                  {t.ofHeld({ points: cost[colour], held: paper.influence[seat * 4 + (HELD_AT[at] as number)] as number })}
                </span>
              ),
            )}
            {cost.influence > 0 ? (
              <span data-cost="any" data-value={cost.influence}>
                {t.inInfluence({ points: cost.influence })}
              </span>
            ) : null}
            {cost.refusal ? <span className={styles.warn}>{speaker.refusal(cost.refusal)}</span> : null}
          </dd>
        </div>
        <div data-plan="reach">
          <dt>{t.reaches}</dt>
          <dd>
            {plan.reached.length === 0 ? t.reachesNothing : null}
            {plan.reached.map(({ kind, pieces, before }) => (
              <span key={kind} className={styles.gainOf} data-reached={kind} data-value={pieces}>
                <PieceIcon kind={kind} size={20} title={kindWord(kind, speaker)} /> {t.reachesMore({ pieces, more: pieces - before })}
              </span>
            ))}
          </dd>
        </div>
        <div data-plan="upkeep" data-value={plan.upkeep}>
          <dt>{t.upkeep}</dt>
          <dd>{t.upkeepOf({ upkeep: plan.upkeep })}</dd>
        </div>
        <div data-plan="forecast" data-value={plan.after}>
          <dt>{t.ifAllMoved}</dt>
          <dd>{t.forecastOf({ income: plan.income, upkeep: plan.upkeep, after: figure(plan.after) })}</dd>
        </div>
        <div data-plan="takeover">
          <dt>{t.takeover}</dt>
          <dd>
            {plan.takeovers.map((run) => (
              <span key={run.company} className={styles.gainOf} data-takeover={run.company} data-value={run.price}>
                <Token colour={run.company === 'red' ? 'red' : 'green'} size={18} />{' '}
                {t.takeoverOf({ company: speaker.word(`name.${run.company}`), links: run.links, price: run.price })}
                {run.refusal ? <small className={styles.warn}> {speaker.refusal(run.refusal)}</small> : null}
              </span>
            ))}
            {plan.noTakeover ? <span>{speaker.refusal(plan.noTakeover)}</span> : null}
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Where red, green and white stand among the four influences. */
const HELD_AT = [2, 3, 0] as const
