/** Who is at a table, told to the other processes when it changes. */
import type { House } from '../house.ts'
import type { LiveTable } from '../tables/live.ts'
import { presentHere } from '../tables/wire.ts'

/** To be called when somebody has begun or ceased to watch. */
export function presenceMayHaveChanged(house: House, table: LiveTable): void {
  if (house.bus === null) return
  const people = [...presentHere(table)].sort().join(' ')
  if (people === table.saidPresent) return
  // The first who comes here wants to know who is there already.
  const asks = table.saidPresent === ''
  table.saidPresent = people
  sayPresent(house, table, asks)
}

export function sayPresent(house: House, table: LiveTable, asks: boolean): void {
  house.bus?.say({ type: 'present', table: table.row.id, people: [...presentHere(table)], ...(asks ? { asks } : {}) })
}
