/** What a balance report counts in each title. Pages and servers load none of it. */
import type { AnyBalanceBook } from '@branchline/engine'
import * as risingSun from './rising-sun/balance/index.ts'
import * as wensleydale from './wensleydale/balance/index.ts'
import * as westRiding from './west-riding/balance/index.ts'

export const BALANCE_BOOKS: Readonly<Record<string, AnyBalanceBook>> = {
  wensleydale: wensleydale.balance,
  nuremberg: wensleydale.balance,
  'west-riding': westRiding.balance,
  'rising-sun': risingSun.balance,
}
