/**
 * Who takes a seat in the lobby sits down when the table opens. Kept here and not in the address: a link that is passed on or opened again
 * seats nobody.
 */
let wanted: string | null = null

export function wishSeat(table: string): void {
  wanted = table
}

/** Whether a seat was wished for at this table; told once. */
export function takeSeatWish(table: string): boolean {
  const isWanted = wanted === table
  wanted = null
  return isWanted
}
