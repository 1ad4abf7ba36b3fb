/** The companies (WR-1.1 to WR-1.5). In a state they are numbers: 0–5 the basic railways, 6 the LMSR, 7 the LNER. */

export type Railway = number
export type Grouping = number
/** A basic or a grouping railway. */
export type Company = number

export const BASIC_RAILWAYS = 6
export const COMPANIES = 8
export const LMSR = 6
export const LNER = 7
export const GROUPINGS: readonly Grouping[] = [LMSR, LNER]

/** Ids in notation, events and refusals. */
export const COMPANY_IDS = ['mr', 'lnwr', 'ner', 'gcr', 'gnr', 'lyr', 'lmsr', 'lner'] as const
export type CompanyId = (typeof COMPANY_IDS)[number]
export const COMPANY_NAMES: Readonly<Record<CompanyId, string>> = {
  mr: 'Midland Railway',
  lnwr: 'London & North Western Railway',
  ner: 'North Eastern Railway',
  gcr: 'Great Central Railway',
  gnr: 'Great Northern Railway',
  lyr: 'Lancashire & Yorkshire Railway',
  lmsr: 'London, Midland & Scottish Railway',
  lner: 'London & North Eastern Railway',
}

/** What an auction can be about besides a basic share: the Hull & Barnsley certificate. */
export const HULL_BARNSLEY = 6
export const LOT_IDS: readonly string[] = [...COMPANY_IDS.slice(0, BASIC_RAILWAYS), 'hull-barnsley']

/** WR-1.2, WR-1.3 */
export const SHARES_OF_BASIC = 8
export const SHARES_OF_GROUPING = 12
export const PUBLIC_AT_START = 2
export const TRACK_CUBES = 30
export const CONTROL_CUBES = 15
export const STARTING_CASH = 7

/** WR-4.9, WR-10.1 */
export const HULL_BARNSLEY_MINIMUM = 10
export const HULL_BARNSLEY_FINAL = 10
/** WR-7.2, WR-10.5, WR-10.6 */
export const POUNDS_PER_CONTROL_CUBE = 10
export const POUNDS_PER_ODD_SHARE = 4

export function isGrouping(company: Company): boolean {
  return company >= BASIC_RAILWAYS
}
