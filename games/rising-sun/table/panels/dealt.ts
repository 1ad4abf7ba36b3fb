import type { TableProps } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import type { Choices } from '../choices.ts'
import type { Words } from '../messages/index.ts'

/** What every panel gets: the table, the words, whose eyes, and what can be chosen where. */
export interface Dealt extends TableProps<State> {
  readonly t: Words
  readonly seat: number
  readonly choices: Choices
}
