import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  later: 'zahlt sich erst später aus',
  scores: '{points} auf dem Punktezettel',
  byLot: 'ausgelost',
} satisfies Translation<typeof en>
