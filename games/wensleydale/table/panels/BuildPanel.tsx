import { Button, type TableProps } from '@branchline/design'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { building, inNotation, offers } from '../moves.ts'
import { isBuilding, outsetOf, pinnedRoute, planOf, useRoute } from '../planning.ts'
import { boardOf, DONE, forecast, type State } from '../rules.ts'
import styles from './Panels.module.css'
import { PlanAccount, useClearedByEscape } from './PlanSheet.tsx'

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
  useClearedByEscape(attention)
  if (view.actor < 0) return null
  const outset = outsetOf(props)
  if (!isBuilding(props) || outset === null) {
    return (
      <p className={styles.help}>
        {t.otherPhase({ phase: t.phases.build, name: speaker.seat(view.actor) })} {outset === null ? null : t.planMeanwhile}
      </p>
    )
  }
  const board = boardOf(view)
  const plan = route.length > 1 ? planOf(props, route) : null
  const isPinned = pinned.length > 1 && plan?.cost.refusal === null && plan.route.join() === pinned.join()
  const build = () =>
    desk.change({
      queue: pinned.slice(1).map((to, place) => inNotation(view, building(view, pinned[place] as string, to))),
      queueOf: view.actor,
      route: [],
    })
  return (
    <div className={styles.build}>
      <div className={styles.planSheet} data-testid="plan">
        {view.chain.length > 0 ? (
          <p className={styles.chain} data-chain={view.chain.length - 1}>
            {t.chainSoFar({ chain: view.chain.map((area) => board.names[area]).join(' – ') })}
          </p>
        ) : null}
        {plan === null ? <p className={styles.help}>{t.planHelp}</p> : <PlanAccount {...props} plan={plan} outset={outset} t={t} />}
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
        {offers(moves).some(({ move }) => move.do === 'done') ? (
          <Button
            look={view.chain.length > 0 && pinned.length === 0 ? 'primary' : 'plain'}
            onClick={() => choose(inNotation(view, DONE))}
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
