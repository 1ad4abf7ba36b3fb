import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  later: 'zahlt sich erst später aus',
  scores: '{points} auf dem Punktezettel',
  byLot: 'ausgelost',
  coach: {
    reason: '{lead}: {gain}; {cost}. {against}: {other}.',
    reasonRisk: '{lead}: {gain}; {cost}. {risk} {against}: {other}.',
    cheaper: '{lead}: {gain}. {against}: {other}.',
    instead: '{against}: {other}. {lead}: {gain}.',
    figures: '{gain}; {cost}',
    whole: '{lead}: {told}',
    gain: '{gain}',
    cost: '{cost}',
    same: 'dasselbe wie Nummer {place}',
    free: 'sonst ohne Kosten',
  },
} satisfies Translation<typeof en>
