/** A card's effects in signs and a few words, from the same data the rules carry out. */
import type { Card, Effect } from '../../rules/cards.ts'
import type { Words } from '../messages/index.ts'

export type Icon =
  | 'rail'
  | 'waste'
  | 'back'
  | 'money'
  | 'points'
  | 'draw'
  | 'station'
  | 'lasting'
  | 'trash'
  | 'discard'
  | 'top'
  | 'look'
  | 'take'
  | 'gain'
  | 'copy'
  | 'choose'
  | 'attack'
  | 'shield'

export interface Sign {
  readonly icon: Icon
  readonly text: string
}

export function signsOf(card: Card, t: Words): Sign[] {
  const signs = card.effects.flatMap((effect) => signsFor(effect, t))
  if (card.reaction) signs.unshift({ icon: 'shield', text: t.signs.shield })
  if (card.points) signs.unshift({ icon: 'points', text: `${card.points}` })
  if (card.wasteWhenBought) signs.push({ icon: 'waste', text: `+${card.wasteWhenBought}` })
  return signs
}

const range = (min: number, max: number) => (max > 20 ? '×n' : min === max ? `${max}` : `≤${max}`)

function signsFor(effect: Effect, t: Words): Sign[] {
  const one = (icon: Icon, text: string): Sign[] => [{ icon, text }]
  switch (effect.do) {
    case 'rails':
      return one('rail', `${effect.n}`)
    case 'waste':
      return one('waste', `+${effect.n}`)
    case 'money':
      return one('money', effect.when === undefined ? `+${effect.n}` : `+${effect.n} ${t.signs.when[effect.when]}`)
    case 'points':
      return one('points', `+${effect.n}`)
    case 'draw':
      return one('draw', `${effect.n}`)
    case 'draw-up-to':
      return one('draw', t.signs.upToHand({ n: effect.n }))
    case 'may-draw':
      return one('draw', `${effect.n} ?`)
    case 'station':
      return one('station', '1')
    case 'rest-of-turn':
      return one('lasting', t.lastingShort[effect.what])
    case 'trash-this':
      return one('trash', t.signs.thisCard)
    case 'return-all-waste':
      return one('back', t.signs.all)
    case 'return-waste':
      return [
        { icon: 'back', text: range(effect.min, effect.max) },
        ...(effect.money === undefined ? [] : one('money', t.signs.each({ what: `+${effect.money}` }))),
        ...(effect.drawEach === undefined ? [] : one('draw', t.signs.each({ what: `${effect.drawEach}` }))),
        ...(effect.drawIfAny === undefined ? [] : one('draw', `${effect.drawIfAny}`)),
      ]
    case 'return-waste-anywhere':
      return one('back', `≤${effect.max} ${t.signs.anywhere}`)
    case 'discard':
      return [
        { icon: 'discard', text: range(effect.min, effect.max) },
        ...(effect.money === undefined ? [] : one('money', t.signs.each({ what: `+${effect.money}` }))),
        ...(effect.draw === undefined ? [] : one('draw', t.signs.each({ what: `${effect.draw}` }))),
      ]
    case 'trash':
      return one('trash', `≤${effect.max}`)
    case 'hand-to-top':
      return one('top', '1')
    case 'choose-one':
      return [{ icon: 'choose', text: '' }, ...effect.of.flatMap(({ effects }) => effects.flatMap((inner) => signsFor(inner, t)))]
    case 'copy-action':
      return one('copy', t.signs.action)
    case 'look':
      return one('look', `${effect.n}`)
    case 'name-and-reveal':
      return one('look', t.signs.named)
    case 'reveal-and-take':
      return [
        { icon: 'look', text: `${effect.n}` },
        { icon: 'take', text: '≤1' },
      ]
    case 'reveal-until-trains':
      return [
        { icon: 'look', text: '…' },
        { icon: 'take', text: t.signs.trains({ n: effect.n }) },
      ]
    case 'reveal-for-train':
      return [
        { icon: 'look', text: '1' },
        { icon: 'take', text: t.signs.trains({ n: 1 }) },
      ]
    case 'take-train-from-discard':
      return one('take', t.signs.fromDiscard)
    case 'train-in-play-to-top':
      return one('top', t.signs.trains({ n: 1 }))
    case 'money-of-train-in-play':
      return one('money', t.signs.trainAgain)
    case 'gain-shown-train':
      return one('gain', t.signs.sameTrain)
    case 'gain':
      return one('gain', `≤ $${effect.cost}`)
    case 'trade':
      return [
        { icon: 'trash', text: effect.of === 'train' ? t.signs.trains({ n: 1 }) : '1' },
        { icon: 'gain', text: `+$${effect.dearer}` },
      ]
    case 'neighbour-may-draw':
      return one('draw', t.signs.neighbour)
    case 'attack-regulations':
      return one('attack', t.signs.regulations)
    case 'attack-unhappy-passengers':
      return one('attack', t.signs.unhappy)
    case 'attack-politician':
      return one('attack', t.signs.politician)
    case 'attack-protesters':
      return one('attack', t.signs.protesters)
    case 'attack-roundhouse':
      return one('attack', t.signs.roundhouse)
  }
}
