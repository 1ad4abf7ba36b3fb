import { BarButton, Decide, type TableProps } from '@branchline/design'
import { useState } from 'react'
import { deskOf } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { type PaidPoint, type Rehearsal, rehearse } from '../payment.ts'
import { INFLUENCES, MEANS, type Move, type State } from '../rules.ts'
import { CubeIcon, Token } from '../signs/Icons.tsx'
import styles from './decision.module.css'

/** What is still due, as a whole: proposed, changed token by token, paid by one button. */
export function PayDecision(props: TableProps<State>) {
  const { view, locale } = props
  const t = wordsFor(locale)
  const { rehearsal, tokens } = usePayment(props, [])
  return (
    <Decide
      question={t.payTitle({ due: view.due })}
      figures={[{ label: t.leftAfter, value: <Left {...props} rehearsal={rehearsal} /> }]}
      buttons={
        <BarButton look="primary" data-testid="pay" onClick={() => press(props, rehearsal)}>
          {t.pay}
        </BarButton>
      }
    >
      {tokens}
    </Decide>
  )
}

/** All moves of a decision, made by one press and taken back by one. */
export function press({ attention, view }: Pick<TableProps<State>, 'attention' | 'view'>, { queue }: Pick<Rehearsal, 'queue'>): void {
  deskOf(attention).change({ queue, queueOf: view.actor, route: [], area: null })
}

/** A decision with its payment: the tokens to change are null where nothing can be chosen. */
export function usePayment(props: TableProps<State>, acts: readonly Move[]) {
  const { game, view } = props
  const key = JSON.stringify(acts)
  const [wish, setWish] = useState<{ view: State; key: string; wishes: readonly (number | undefined)[] }>({ view, key, wishes: [] })
  // Wishes belong to one decision: another begins with the proposal.
  const wishes = wish.view === view && wish.key === key ? wish.wishes : []
  const rehearsal = rehearse(game, view, acts, wishes)
  const chosen = rehearsal.points.filter(({ ways }) => ways.length > 1)
  const change = (at: number) => {
    const point = chosen[at] as PaidPoint
    const next = point.ways[(point.ways.indexOf(point.means) + 1) % point.ways.length]
    setWish({ view, key, wishes: chosen.map(({ means }, place) => (place === at ? next : place < at ? means : undefined)) })
  }
  const tokens = chosen.length === 0 ? null : <Tokens {...props} points={rehearsal.points} onChange={change} />
  return { rehearsal, tokens }
}

function Tokens({ points, onChange, locale }: TableProps<State> & { points: readonly PaidPoint[]; onChange: (at: number) => void }) {
  const t = wordsFor(locale)
  let choice = -1
  return (
    <fieldset className={styles.tokens} data-testid="payment">
      <legend className="visually-hidden">{t.payment}</legend>
      {points.map(({ means, ways }, place) => {
        const name = t.means[MEANS[means] ?? 'cube']
        if (ways.length === 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: points of a payment have no other name than their place
            <span key={place} className={styles.fixed} data-paid={MEANS[means]}>
              <Means means={means} title={name} />
            </span>
          )
        choice++
        const at = choice
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: points of a payment have no other name than their place
            key={place}
            type="button"
            className={styles.change}
            data-paid={MEANS[means]}
            aria-label={t.payOther({ means: name })}
            data-sign={t.payOther({ means: name })}
            onClick={() => onChange(at)}
          >
            <Means means={means} />
          </button>
        )
      })}
    </fieldset>
  )
}

export function Means({ means, size = 24, title }: { means: number; size?: number; title?: string }) {
  const colour = INFLUENCES[means]
  return colour === undefined ? <CubeIcon size={size} title={title} /> : <Token colour={colour} size={size} title={title} />
}

/** What is left of all that one could have paid with. */
function Left({ view, locale, rehearsal }: TableProps<State> & { rehearsal: Rehearsal }) {
  const t = wordsFor(locale)
  const seat = view.actor
  const means = [4, ...(view.phase === 'build' ? [0, 1, 2, 3] : [0, 2, 3])]
  const held = (state: State, which: number) => (which === 4 ? state.cubes[seat] : state.influence[seat * 4 + which]) as number
  return means.map((which) =>
    held(view, which) === 0 ? null : (
      <span key={which} className={styles.counted} data-left={MEANS[which]} data-value={held(rehearsal.after, which)}>
        <Means means={which} size={19} title={t.means[MEANS[which] ?? 'cube']} />
        {held(rehearsal.after, which)}
      </span>
    ),
  )
}
