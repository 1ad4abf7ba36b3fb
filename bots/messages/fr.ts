import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  later: 'rapporte plus tard',
  scores: '{points} au décompte',
  byLot: 'tiré au sort',
  coach: {
    reason: '{lead} : {gain} ; {cost}. {against} : {other}.',
    reasonRisk: '{lead} : {gain} ; {cost}. {risk} {against} : {other}.',
    cheaper: '{lead} : {gain}. {against} : {other}.',
    instead: '{against} : {other}. {lead} : {gain}.',
    figures: '{gain} ; {cost}',
    whole: '{lead} : {told}',
    gain: '{gain}',
    cost: '{cost}',
    same: 'la même chose que le numéro {place}',
    free: 'sans autres frais',
  },
} satisfies Translation<typeof en>
