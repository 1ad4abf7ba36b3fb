import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  later: 'rapporte plus tard',
  scores: '{points} au décompte',
  byLot: 'tiré au sort',
} satisfies Translation<typeof en>
