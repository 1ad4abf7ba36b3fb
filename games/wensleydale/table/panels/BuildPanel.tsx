import { Button, type TableProps } from '@branchline/design'
import { useEffect } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import type { Plan } from '../plan.ts'
import { isPlanning, pinnedRoute, planOf, useRoute } from '../planning.ts'
import { boardOf, forecast, type State } from '../rules.ts'
import { figure, kindWord } from '../sentences.ts'
import styles from './Panels.module.css'
import { CubeIcon, PieceIcon, Token } from './Token.tsx'

/** The plan of a chain with its whole account; a pinned plan is built by one press, link by link. */
export function BuildPanel(props: TableProps<State>) {
  const { view, locale, speaker, attention, choose, moves } = props
  const t = wordsFor(locale)
  const route = useRoute(props)
  const desk = deskOf(attention)
  const pinned = pinnedRoute(
    view,
    useDesk(attention, (sketch) => sketch.route),
  )
  useEffect(() => {
    const clear = (event: KeyboardEvent) => event.key === 'Escape' && desk.change({ route: [] })
    addEventListener('keydown', clear)
    return () => removeEventListener('keydown', clear)
  }, [desk])
  if (view.actor < 0) return null
  if (!isPlanning(props)) return <p className={styles.help}>{t.otherPhase({ phase: t.phases.build, name: speaker.seat(view.actor) })}</p>
  const board = boardOf(view)
  const plan = route.length > 1 ? planOf(props, route) : null
  const isPinned = pinned.length > 1 && plan?.cost.refusal === null && plan.route.join() === pinned.join()
  const build = () => desk.change({ queue: pinned.slice(1).map((to, place) => `build ${pinned[place]}~${to}`), route: [] })
  return (
    <div className={styles.build}>
      <div className={styles.planSheet} data-testid="plan">
        {view.chain.length > 0 ? (
          <p className={styles.chain} data-chain={view.chain.length - 1}>
            {t.chainSoFar({ chain: view.chain.map((area) => board.names[area]).join(' – ') })}
          </p>
        ) : null}
        {plan === null ? <p className={styles.help}>{t.planHelp}</p> : <PlanAccount plan={plan} view={view} speaker={speaker} t={t} />}
      </div>
      <div className={styles.decide}>
        {isPinned ? (
          <Button small look="primary" onClick={build} data-testid="build-plan">
            {t.buildPlan({ links: pinned.length - 1 })}
          </Button>
        ) : null}
        {pinned.length > 0 ? (
          <Button small onClick={() => desk.change({ route: [] })}>
            {t.clearPlan}
          </Button>
        ) : null}
        {moves.some(({ text }) => text === 'done') ? (
          <Button
            look={view.chain.length > 0 && pinned.length === 0 ? 'primary' : 'plain'}
            onClick={() => choose('done')}
            data-testid="done"
          >
            {view.chain.length > 0 ? t.endChain : t.buildNothing}
          </Button>
        ) : null}
        <span className={styles.help}>{t.linksLeftOf({ left: forecast(view, view.actor).linksLeft })}</span>
      </div>
    </div>
  )
}

function PlanAccount({ plan, view, speaker, t }: { plan: Plan; view: State; speaker: TableProps['speaker']; t: Words }) {
  const { cost } = plan
  const names = new Map(boardOf(view).ids.map((id, area) => [id, boardOf(view).names[area]]))
  return (
    <>
      <p className={styles.chain}>
        <strong>{t.plan}:</strong> {plan.route.map((id) => names.get(id)).join(' – ')}
      </p>
      <dl className={styles.planRows}>
        <div>
          <dt>{t.cost}</dt>
          <dd>
            <span className={styles.gainOf}>
              <CubeIcon size={16} /> {t.inCubes({ cubes: cost.cubes, of: view.cubes[view.actor] as number })}
            </span>
            {(['red', 'green', 'white'] as const).map((colour) =>
              cost[colour] === 0 ? null : (
                <span key={colour} className={styles.gainOf}>
                  <Token colour={colour} size={18} /> {cost[colour]}
                </span>
              ),
            )}
            {cost.influence > 0 ? <span>{t.inInfluence({ points: cost.influence })}</span> : null}
            {cost.refusal ? <span className={styles.warn}>{speaker.refusal(cost.refusal)}</span> : null}
          </dd>
        </div>
        <div>
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
        <div>
          <dt>{t.upkeep}</dt>
          <dd>{t.upkeepOf({ upkeep: plan.upkeep })}</dd>
        </div>
        <div>
          <dt>{t.ifAllMoved}</dt>
          <dd>{t.forecastOf({ income: plan.income, upkeep: plan.upkeep, after: figure(plan.after) })}</dd>
        </div>
        <div>
          <dt>{t.takeover}</dt>
          <dd>
            {plan.takeovers.map((run) => (
              <span key={run.company} className={styles.gainOf}>
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
