import { later, type TableProps, type Tray } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { outsetOf } from '../planning.ts'
import type { State } from '../rules.ts'
import { BoxesTray } from './Boxes.tsx'

const AccountsTray = later(async () => (await import('../rest.ts')).AccountsTray)
const OffersTray = later(async () => (await import('../rest.ts')).OffersTray)
const PlanTray = later(async () => (await import('../rest.ts')).PlanTray)
const TrainsTray = later(async () => (await import('../rest.ts')).TrainsTray)

/** What the phase is played with first; then the accounts, and a plan for later where one builds again. */
export function trays(props: TableProps<State>): readonly Tray<State>[] {
  const { view, locale, moves } = props
  const t = wordsFor(locale)
  const boxes = { id: 'boxes', label: t.boxes, Content: BoxesTray }
  const trains = { id: 'trains', label: t.trains, Content: TrainsTray }
  const offers = { id: 'offers', label: t.offers, Content: OffersTray }
  const accounts = { id: 'accounts', label: t.accounts, Content: AccountsTray }
  // While one decides something else, the plan waits: but a bid is for what one means to build.
  const mayPlan = (view.phase === 'auction' || moves.length === 0) && outsetOf(props) !== null
  const plan = !mayPlan ? [] : [{ id: 'plan', label: t.plan, Content: PlanTray }]
  switch (view.phase) {
    case 'auction':
      return [boxes, trains, accounts, ...plan]
    case 'build':
      return plan.length > 0 ? [accounts, trains, ...plan] : [accounts, trains]
    case 'trains':
      return [trains, accounts, ...plan]
    case 'takeover':
      return [offers, accounts, ...plan]
    case 'over':
      return [accounts]
  }
}
