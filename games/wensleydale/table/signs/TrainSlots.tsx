import type { Words } from '../messages/index.ts'
import { boardOf, type State, trainIn } from '../rules.ts'
import { SlotIcon } from './Icons.tsx'

/** Slots for goods, and what each for passengers is worth. By the rules of 2009 there is no first class. */
export function slotsIn(view: State, train: number) {
  const { goods, passengers } = trainIn(view, train)
  const first = boardOf(view).rules === 2009 ? [] : passengers.filter((points) => points > 1)
  return { goods, first, second: new Array<number>(passengers.length - first.length).fill(1) }
}

/** The slots of a train, each with its name. */
export function TrainSlots({ view, train, t, size, first = size }: { view: State; train: number; t: Words; size: number; first?: number }) {
  const { goods, first: dear, second } = slotsIn(view, train)
  return (
    <>
      {Array.from({ length: goods }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
        <SlotIcon key={`goods ${slot}`} points="goods" size={size} title={t.goodsSlot} />
      ))}
      {[...dear, ...second].map((points, slot) => (
        <SlotIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
          key={`people ${slot}`}
          points={points}
          size={points > 1 ? first : size}
          title={points > 1 ? t.firstClassSlot({ points }) : t.passengerSlot}
        />
      ))}
    </>
  )
}
