/** How each company is known on paper: a colour, its letters, and one letter for a stop too small for more. */
import { type Enamel, enamelLetters } from '@branchline/design'
import { BASIC_RAILWAYS, COMPANY_IDS, type Company } from '../rules/railways.ts'

export interface Livery {
  readonly enamel: Enamel
  readonly colour: string
  /** The lettering that reads on the colour. */
  readonly on: string
  readonly letters: string
  /** Of each basic railway the letter that no other has. */
  readonly letter: string
  /** What runs along the middle of its line, and how broad: without colour it tells the railway, as its letters do. */
  readonly sleepers: { readonly dashes: string; readonly width: number }
}

const ENAMELS: readonly Enamel[] = ['red', 'black', 'brown', 'blue', 'green', 'yellow', 'pink', 'orange']
const LETTERS = ['M', 'W', 'N', 'C', 'G', 'Y', 'S', 'E'] as const
/** A rail, long dashes, cross sleepers, dots, blocks, dash and dot. */
const SLEEPERS = [
  { dashes: 'none', width: 2.2 },
  { dashes: '15 7', width: 3 },
  { dashes: '2.2 7', width: 11 },
  { dashes: '3 9', width: 3.4 },
  { dashes: '8 8', width: 6.5 },
  { dashes: '13 4 3 4', width: 3 },
] as const
const NO_LINE = { dashes: 'none', width: 0 } as const

export const LIVERIES: readonly Livery[] = COMPANY_IDS.map((id, company) => ({
  enamel: ENAMELS[company],
  colour: `var(--enamel-${ENAMELS[company]})`,
  on: enamelLetters(ENAMELS[company]),
  letters: id.toUpperCase(),
  letter: LETTERS[company],
  sleepers: company < BASIC_RAILWAYS ? SLEEPERS[company] : NO_LINE,
}))

export const livery = (company: Company): Livery => LIVERIES[company]
