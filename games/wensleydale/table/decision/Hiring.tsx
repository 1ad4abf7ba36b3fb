import { BarButton, Decide, pick, type TableProps } from '@branchline/design'
import { type Words, wordsFor } from '../messages/index.ts'
import { MEANS, type State, trainIn } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import { freightOf } from '../shipping.ts'
import { PieceIcon, SlotIcon } from '../signs/Icons.tsx'
import { slotsIn } from '../signs/TrainSlots.tsx'
import styles from './decision.module.css'
import { PassTrains } from './PassTrains.tsx'
import { Means, press, usePayment } from './Pay.tsx'
import { SaidSign } from './SaidSign.tsx'

/** A train that is chosen: its slots, what it would carry, what it costs. */
export function Hiring(props: TableProps<State> & { train: number }) {
  const { view, train, locale, attention } = props
  const t = wordsFor(locale)
  const { rehearsal, tokens } = usePayment(props, [{ do: 'hire', train }])
  const brown = (view.influence[view.actor * 4 + 1] as number) - (rehearsal.after.influence[view.actor * 4 + 1] as number)
  return (
    <Decide
      question={t.hire({ train: trainIn(view, train).id })}
      figures={[
        { label: t.slots, value: <Slots view={view} train={train} t={t} /> },
        { label: t.carries, value: <Carried {...props} />, why: t.carriesWhy },
        {
          label: t.costs,
          value: (
            <>
              {Array.from({ length: brown }, (_, token) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are all alike
                <Means key={token} means={1} size={21} title={t.means.brown} />
              ))}
              {tokens === null ? (
                rehearsal.points.map(({ means }, point) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: points of a payment have no other name than their place
                  <Means key={point} means={means} size={21} title={t.means[MEANS[means] ?? 'cube']} />
                ))
              ) : (
                <small>{t.any({ points: rehearsal.points.length })}</small>
              )}
            </>
          ),
        },
      ]}
      buttons={
        <>
          <PassTrains {...props} />
          <BarButton look="quiet" label={t.letGo} letsGo onClick={() => pick(attention, null)} data-testid="other-train">
            <span className={styles.cross}>×</span>
          </BarButton>
          <BarButton look="primary" onClick={() => press(props, rehearsal)} data-testid="hire">
            {t.hireIt}
          </BarButton>
        </>
      }
    >
      {tokens}
    </Decide>
  )
}

/** Its slots by kind, each with what goes in. */
function Slots({ view, train, t }: { view: State; train: number; t: Words }) {
  const { goods, first, second } = slotsIn(view, train)
  const kinds = [
    { sign: t.goodsSlot, said: t.goodsSlots, slots: new Array<'goods'>(goods).fill('goods') },
    { sign: t.firstClassSlot({ points: first[0] ?? 0 }), said: t.firstClassSlots, slots: first },
    { sign: t.passengerSlot, said: t.passengerSlots, slots: second },
  ]
  return kinds.map(({ sign, said, slots }) =>
    slots.length === 0 ? null : (
      <SaidSign key={said} sign={sign} said={said}>
        {slots.map((points, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
          <SlotIcon key={slot} points={points} size={19} />
        ))}
      </SaidSign>
    ),
  )
}

/** Goods and passengers that it would add to what can be carried already. */
function Carried({ view, train, locale, speaker }: TableProps<State> & { train: number }) {
  const t = wordsFor(locale)
  const freight = freightOf(view, view.actor, train)
  if (freight.length === 0) return <small>{t.carriesNothing}</small>
  return freight.map(({ pieces, kinds }) => (
    <span key={kinds.join()} className={styles.counted} data-carries={kinds.join()} data-value={pieces}>
      {kinds.map((kind) => (
        <PieceIcon key={kind} kind={kind} size={21} title={kindWord(kind, speaker)} />
      ))}{' '}
      {pieces}
    </span>
  ))
}
