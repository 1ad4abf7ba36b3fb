/** The vocabulary of the tests: a table with players who do things in turn. */
import { type GameEvent, isRefusal, legalTexts, type Refusal, type Seat, submit } from '@branchline/engine'
import { expect } from 'vitest'
import { type PositionPlan, position } from '../position.ts'
import { hexById, urbanAt } from '../rules/board.ts'
import { COMPANIES, COMPANY_IDS, type CompanyId, type Options, type State, westRiding } from '../rules/index.ts'

export interface Player {
  offers(lot: string): Player
  bids(amount: number): Player
  passes(): Player
  builds(...steps: string[]): Player
  trades(pair: string): Player
}

export interface Table {
  readonly state: State
  readonly events: GameEvent[]
  seat(seat: Seat): Player
  /** The player to act offers and buys: nobody else bids. */
  sells(lot: string, price: number): Table
  does(...texts: string[]): Table
  /** Builds to the town, by the first origin and the first path that are listed. */
  reaches(town: string): Table
  /** Everybody passes on trades until the next turn or the end. */
  endsTurn(): Table
  moves(): string[]
  expectRefusal(text: string, clause: string, code?: string): Refusal
  last(type: string): GameEvent | undefined
  shares(seat: Seat, company: CompanyId): number
  president(company: CompanyId): Seat
  treasury(company: CompanyId): number
  control(town: string): string
}

export function given(plan: PositionPlan = {}): Table {
  return tableOf(position(plan))
}

export function newGame(options: Partial<Options> = {}, seats = 4, seed = 'test'): Table {
  return tableOf(
    westRiding.setup(
      { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0, ...options },
      seats,
      seed,
    ),
  )
}

export function tableOf(state: State): Table {
  const events: GameEvent[] = []
  const does = (text: string, by: Seat | null = westRiding.toAct(state)): void => {
    expect(westRiding.toAct(state), `to act for “${text}”`).toBe(by)
    const answer = submit(westRiding, state, text, (event) => events.push(event))
    if (isRefusal(answer))
      throw new Error(`“${text}” is refused: ${answer.code} (${answer.clause}); legal: ${legalTexts(westRiding, state)}`)
    expect(westRiding.referee(state)).toEqual([])
  }
  const company = (id: CompanyId) => COMPANY_IDS.indexOf(id)
  const table: Table = {
    state,
    events,
    seat(seat) {
      const player: Player = {
        offers: (lot) => act(`offer ${lot}`),
        bids: (amount) => act(`bid ${amount}`),
        passes: () => act('pass'),
        builds: (...steps) => steps.map(act).at(-1) ?? player,
        trades: (pair) => act(`trade ${pair}`),
      }
      const act = (text: string): Player => {
        does(text, seat)
        return player
      }
      return player
    },
    sells(lot, price) {
      const buyer = westRiding.toAct(state) as Seat
      does(`offer ${lot}`)
      does(`bid ${price}`)
      while (state.phase === 'bid' && state.bidding !== buyer) does('pass')
      return table
    },
    does(...texts) {
      for (const text of texts) does(text)
      return table
    },
    reaches(town) {
      if (state.phase === 'to') does(`build to ${town}`)
      while (state.phase === 'from' || state.phase === 'path') does(legalTexts(westRiding, state)[0])
      expect(table.last('built')).toMatchObject({ town })
      return table
    },
    endsTurn() {
      const { turn } = state
      while (state.phase === 'trade' && state.turn === turn) does('pass')
      return table
    },
    moves: () => legalTexts(westRiding, state),
    expectRefusal(text, clause, code) {
      const answer = submit(westRiding, westRiding.clone(state), text)
      if (!isRefusal(answer)) throw new Error(`“${text}” is accepted, expected a refusal by ${clause}`)
      expect(answer.clause).toBe(clause)
      if (code !== undefined) expect(answer.code).toBe(code)
      return answer
    },
    last: (type) => events.findLast((event) => event.type === type),
    shares: (seat, id) => state.shares[seat * COMPANIES + company(id)],
    president: (id) => state.president[company(id)],
    treasury: (id) => state.treasury[company(id)],
    control: (town) => COMPANY_IDS[state.control[urbanAt[hexById.get(town) as number]]] ?? 'nobody',
  }
  return table
}
