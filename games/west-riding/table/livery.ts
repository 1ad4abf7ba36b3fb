/** How each company is known on paper: a colour, its letters, and one letter for a stop too small for more. */
import { type Enamel, enamelLetters } from '@branchline/design'
import { COMPANY_IDS, type Company } from '../rules/railways.ts'

export interface Livery {
  readonly enamel: Enamel
  readonly colour: string
  /** The lettering that reads on the colour. */
  readonly on: string
  readonly letters: string
  /** Of each basic railway the letter that no other has. */
  readonly letter: string
  /** How the rails are broken along the middle of its line: without colour it tells the railway, as its letters do. */
  readonly sleepers: string
}

const ENAMELS: readonly Enamel[] = ['red', 'black', 'brown', 'blue', 'green', 'yellow', 'pink', 'orange']
const LETTERS = ['M', 'W', 'N', 'C', 'G', 'Y', 'S', 'E'] as const
const SLEEPERS = ['1 7', '12 4', '2.5 6 2.5 14', '2.5 9', '8 8', '16 4 2 4', '', ''] as const

export const LIVERIES: readonly Livery[] = COMPANY_IDS.map((id, company) => ({
  enamel: ENAMELS[company],
  colour: `var(--enamel-${ENAMELS[company]})`,
  on: enamelLetters(ENAMELS[company]),
  letters: id.toUpperCase(),
  letter: LETTERS[company],
  sleepers: SLEEPERS[company],
}))

export const livery = (company: Company): Livery => LIVERIES[company]
