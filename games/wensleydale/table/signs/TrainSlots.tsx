import type { Words } from '../messages/index.ts'
import { boardOf, type State, trainIn } from '../rules.ts'
import { SlotIcon } from './Icons.tsx'

/** The slots of a train, each with its name. By the rules of 2009 there is no first class. */
export function TrainSlots({ view, train, t, size, first = size }: { view: State; train: number; t: Words; size: number; first?: number }) {
  const { goods, passengers } = trainIn(view, train)
  const worth = passengers.map((points) => (boardOf(view).rules === 2009 ? 1 : points))
  return (
    <>
      {Array.from({ length: goods }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
        <SlotIcon key={`goods ${slot}`} points="goods" size={size} title={t.goodsSlot} />
      ))}
      {worth.map((points, slot) => (
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
