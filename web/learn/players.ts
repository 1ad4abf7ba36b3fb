/** Who sits at a table at which one learns: oneself, and rivals by their names. */
import type { Player } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { ownName } from '../play/ownName.ts'

const RIVALS = ['Dinsdale', 'Metcalfe', 'Hird', 'Thwaite']

export function playersAround(seats: number, mine: Seat): readonly Player[] {
  return Array.from({ length: seats }, (_, seat): Player => {
    if (seat === mine) return { seat, name: ownName(seat), kind: 'person' }
    return { seat, name: RIVALS[seat - (seat > mine ? 1 : 0)] ?? `${seat}`, kind: 'bot' }
  })
}
