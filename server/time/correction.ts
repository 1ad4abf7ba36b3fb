/** All clocks were moved: the house was closed, the machine slept, or its clock was set. Told to the people whose clocks it moved. */
export interface Correction {
  /** When, by the time of the house after it. */
  readonly at: number
  readonly by: number
}

/** The time of the house, for those who tell it. */
export interface HouseTime {
  now(): number
  /** The last one; null if there never was any. */
  correction(): Correction | null
}
