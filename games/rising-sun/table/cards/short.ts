/** What a card does, in the few words that fit on a pile. */
import type { Card, Effect } from '../../rules/cards.ts'
import type { Words } from '../messages/index.ts'

/** More than anybody holds: all of it. */
const MANY = 20

/** `hasRoom`: with what every rail and every station brings, Waste; on a pile that is left out. */
export function shortOf(card: Card, t: Words, hasRoom = false): string {
  const isUsual = (effect: Effect) => !hasRoom && effect.do === 'waste' && (card.colour === 'green' || card.colour === 'purple')
  const parts = card.effects.filter((effect) => !isUsual(effect)).map((effect) => shortFor(effect, t))
  if (card.reaction) parts.unshift(t.short.reaction)
  if (card.money > 0) parts.unshift(`$${card.money}`)
  if (card.points) parts.unshift(t.short.points({ n: card.points }))
  return t.row({ items: parts.filter((part) => part !== '') })
}

function shortFor(effect: Effect, t: Words): string {
  const s = t.short
  switch (effect.do) {
    case 'rails':
      return s.rails({ n: effect.n })
    case 'waste':
      return s.waste({ n: effect.n })
    case 'money':
      return effect.when === undefined ? `+$${effect.n}` : `+$${effect.n} ${s.when[effect.when]}`
    case 'points':
      return s.points({ n: effect.n })
    case 'draw':
      return s.draw({ n: effect.n })
    case 'draw-up-to':
      return s.drawTo({ n: effect.n })
    case 'may-draw':
      return s.mayDraw
    case 'station':
      return s.station
    case 'rest-of-turn':
      return t.lastingShort[effect.what]
    case 'trash-this':
      return s.trashThis
    case 'return-all-waste':
      return s.allWaste
    case 'return-waste':
      return s.wasteBack({
        n: effect.max,
        isAll: effect.max > MANY,
        money: effect.money ?? 0,
        draw: effect.drawEach ?? 0,
        once: effect.drawIfAny ?? 0,
      })
    case 'return-waste-anywhere':
      return s.wasteAnywhere({ n: effect.max })
    case 'discard':
      return s.discard({ min: effect.min, money: effect.money ?? 0, draw: effect.draw ?? 0 })
    case 'trash':
      return s.trash({ n: effect.max })
    case 'hand-to-top':
      return s.toTop
    case 'choose-one':
      return effect.of.flatMap(({ effects }) => effects.map((inner) => shortFor(inner, t))).join(' / ')
    case 'copy-action':
      return s.copy
    case 'look':
      return s.look({ n: effect.n })
    case 'name-and-reveal':
      return s.name
    case 'reveal-and-take':
      return s.takeOf({ n: effect.n })
    case 'reveal-until-trains':
    case 'reveal-for-train':
      return s.findTrains({ n: effect.do === 'reveal-for-train' ? 1 : effect.n })
    case 'take-train-from-discard':
      return s.trainBack
    case 'train-in-play-to-top':
      return s.trainToTop
    case 'money-of-train-in-play':
      return s.trainMoney
    case 'gain-shown-train':
      return s.trainAgain
    case 'gain':
      return s.gain({ cost: effect.cost })
    case 'trade':
      return s.trade({ isTrain: effect.of === 'train', dearer: effect.dearer })
    case 'neighbour-may-draw':
      return s.neighbour
    case 'attack-regulations':
      return t.signs.regulations
    case 'attack-unhappy-passengers':
      return t.signs.unhappy
    case 'attack-politician':
      return t.signs.politician
    case 'attack-protesters':
      return t.signs.protesters
    case 'attack-roundhouse':
      return t.signs.roundhouse
  }
}
