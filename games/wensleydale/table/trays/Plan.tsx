import { Button, classes, type TableProps } from '@branchline/design'
import { useEffect } from 'react'
import { planFigures } from '../decision/Build.tsx'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { placeCalled } from '../placeNames.ts'
import { outsetOf, pinnedRoute, planOf, useRoute } from '../planning.ts'
import { boardOf, type State } from '../rules.ts'
import { titleOf } from '../sentences.ts'
import styles from './trays.module.css'

/** A chain planned while others decide: nothing is built, and the plan is kept until one's own turn. */
export function PlanTray(props: TableProps<State>) {
  const { locale, attention, speaker } = props
  const t = wordsFor(locale)
  const desk = deskOf(attention)
  useEffect(() => {
    desk.change({ isSketching: true })
    return () => desk.change({ isSketching: false })
  }, [desk])
  const route = useRoute(props)
  const pinned = useDesk(attention, (sketch) => sketch.route)
  const showsPrices = useDesk(attention, (sketch) => sketch.showsPrices)
  const outset = outsetOf(props)
  if (outset === null) return <p className={classes(styles.tray, styles.help)}>{t.nothingToPlan}</p>
  const { paper, seat, when } = outset
  const plan = route.length > 1 ? planOf(props, route) : null
  return (
    <div className={styles.tray} data-testid="sketch" data-when={when}>
      <p className={styles.help}>{t.planWhen[when]}</p>
      {plan === null ? (
        <p className={styles.help}>{t.sketchHelp({ title: titleOf(boardOf(paper)) })}</p>
      ) : (
        <>
          <p>{plan.route.map((id) => placeCalled(boardOf(paper), id, speaker)).join(' – ')}</p>
          <dl className={styles.sketch}>
            {planFigures({ view: paper, speaker }, plan, t, seat).map(({ label, value, why }) => (
              <div key={label} data-sign={why}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Button
        small
        aria-pressed={showsPrices}
        data-testid="prices-while-planning"
        onClick={() => desk.change({ showsPrices: !showsPrices })}
      >
        {t.allPrices}
      </Button>{' '}
      {pinnedRoute(paper, pinned).length > 0 ? (
        <Button small onClick={() => desk.change({ route: [] })}>
          {t.clearPlan}
        </Button>
      ) : null}
    </div>
  )
}
