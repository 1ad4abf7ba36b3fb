import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  wants: 'veut l’influence : {points}',
  points: {
    white: '{n} blanc',
    brown: '{n} brun',
    red: '{n} rouge',
    green: '{n} vert',
  },
  reaches: 'atteint {area}',
  onTheWay: 'sur le chemin de {area} : {links, plural, one {# tronçon} other {# tronçons}}',
  noFurther: 'un tronçon de plus coûterait plus qu’il ne rapporte',
  savesWay: 'épargne ce que coûterait le chemin de {area}',
  room: '{goods, plural, one {# place} other {# places}} de marchandises, {passengers} de voyageurs',
  roomTooDear:
    '{goods, plural, one {# place} other {# places}} de marchandises, {passengers} de voyageurs, mais cela coûte plus que cela ne rapporte',
  kinds: {
    stone: 'la pierre',
    cheese: 'le fromage',
    beer: 'la bière',
    post: 'le courrier',
    'red-passenger': 'le voyageur rouge',
    'green-passenger': 'le voyageur vert',
  },
  completesSet: 'prend {piece} : complète une série',
  beforeOthers: 'prend {piece} avant les autres',
  income: 'prend {piece} : revenu {income}',
  companies: {
    red: 'se défait de {links, plural, one {# tronçon} other {# tronçons}} au profit de la compagnie rouge',
    green: 'se défait de {links, plural, one {# tronçon} other {# tronçons}} au profit de la compagnie verte',
  },
  missedLeast: 'paie avec ce qui manquera le moins',
  savesInfluence: 'épargne son influence',
  paysWith: {
    white: 'paie avec de l’influence blanche',
    brown: 'paie avec de l’influence brune',
    red: 'paie avec de l’influence rouge',
    green: 'paie avec de l’influence verte',
  },
  savesCubes: 'épargne ses cubes pour la voie et les trains',
  keepsAnotherRound: 'garde la voie une manche de plus',
  keepsTrack: 'garde la voie : la céder ne rapporterait rien',
  leavesRest: 'laisse le reste aux autres',
  nothingWorth: 'rien à portée ne vaut un train',
} satisfies Translation<typeof en>
