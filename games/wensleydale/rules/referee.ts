/** What must hold after every move: pieces are conserved, limits kept, nothing dead on the board. */
import type { Complaint } from '@branchline/engine'
import { bidsOf } from './auction.ts'
import { CHEESE, COUNTS, FREE, GREEN_LINK, KINDS, MIDLAND, NORTH_EASTERN, OPPOSITION, PROFIT_RANGE, RED_LINK, TRACKS } from './pieces.ts'
import { isShutIn } from './removal.ts'
import { piecesAt } from './shipping.ts'
import { boardOf, clause, type State } from './state.ts'
import { bagFor, boxesFor, isOnOffer, NOT_ON_OFFER, roundsFor, TRAINS, type Train, trainIn } from './tables.ts'

export function referee(state: State): Complaint[] {
  const complaints: Complaint[] = []
  const hold = (holds: boolean, number: string, what: string) => {
    if (!holds) complaints.push({ clause: clause(state, number), what })
  }
  players(state, hold)
  links(state, hold)
  pieces(state, hold)
  trains(state, hold)
  auction(state, hold)
  flow(state, hold)
  return complaints
}

type Hold = (holds: boolean, number: string, what: string) => void

const isPermutation = (seats: readonly number[], n: number) =>
  seats.length === n && new Set(seats).size === n && seats.every((s) => s >= 0 && s < n)

function players(state: State, hold: Hold): void {
  const { seats } = state
  for (let seat = 0; seat < seats; seat++) {
    const cubes = state.cubes[seat]
    let bid = 0
    for (let box = 0; box < state.bid.length; box++) if (state.bidder[box] === seat) bid += state.bid[box]
    hold(cubes >= 0 && cubes + bid <= COUNTS.cubes, '5.1', `seat ${seat} has ${cubes} cubes in hand and ${bid} in boxes`)
    const profit = state.profit[seat]
    hold(profit >= PROFIT_RANGE.least && profit <= PROFIT_RANGE.most, '10.2', `seat ${seat} stands at ${profit} on profit and loss`)
    for (let colour = 0; colour < 4; colour++) {
      hold(
        state.influence[seat * 4 + colour] >= 0,
        boardOf(state).rules === 2009 ? '5.4' : '5.5',
        `seat ${seat} has negative influence ${colour}`,
      )
    }
    const moved = sumOf(state.won, seat * 4, KINDS) + sumOf(state.loaded, seat * 4, KINDS)
    const points = state.points[seat]
    const most = boardOf(state).rules === 2009 ? 1 : 3
    hold(points >= moved && points <= most * moved, '12.2', `seat ${seat} has ${points} points for ${moved} pieces`)
    hold(state.bonus[seat] === 0 || state.joined === 1, '12.8', `seat ${seat} has points for a line to Fürth that is not there`)
  }
  for (let track = 0; track < TRACKS; track++) {
    hold(
      isPermutation(state.stacks.slice(track * seats, (track + 1) * seats), seats),
      '6.10',
      `the discs of track ${track} are not one of each`,
    )
  }
  hold(isPermutation(state.order, seats), '10.5', 'the player order does not name each seat once')
}

function links(state: State, hold: Hold): void {
  const board = boardOf(state)
  const counted = new Array<number>(GREEN_LINK + 1).fill(0)
  for (let link = 0; link < board.links; link++) {
    const owner = state.owner[link]
    hold(owner <= state.seats || owner >= RED_LINK, '8.3', `link ${link} belongs to nobody at the table`)
    if (owner !== FREE) counted[owner]++
    if (owner < RED_LINK) continue
    for (const area of [board.linkA[link], board.linkB[link]]) {
      const bit = owner === RED_LINK ? MIDLAND : NORTH_EASTERN
      const isOfCompany = board.isTown[area] === 0 || (state.company[area] & bit) !== 0
      hold(isOfCompany, '11.7', `${board.ids[area]} has company track but is no town of that company`)
      hold(board.goodsKind[area] !== CHEESE || state.goods[area] === 0, '11.8', `goods lie at ${board.ids[area]} beside company track`)
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const own = state.links[seat]
    hold(own.length <= COUNTS.links, '8.11', `seat ${seat} has ${own.length} links`)
    hold(
      own.length === counted[seat + 1] && new Set(own).size === own.length && own.every((link) => state.owner[link] === seat + 1),
      '8.3',
      `the links of seat ${seat} do not match the board`,
    )
  }
  for (const [company, owner] of [RED_LINK, GREEN_LINK].entries()) {
    const supply = state.supply[company]
    const all = supply + counted[owner]
    hold(
      supply >= 0 && (all === COUNTS.companyLinks[board.rules] || all === board.links),
      '2.5',
      `${counted[owner]} company links on the board, ${supply} in supply`,
    )
  }
  const listed = new Set(state.companyTowns)
  const isListed = listed.size === state.companyTowns.length && state.company.every((bits, area) => (bits !== 0) === listed.has(area))
  hold(isListed, '11.7', 'the list of company towns does not match the board')
  hold(
    board.company.every((bits, area) => (state.company[area] & bits) === bits),
    '11.7',
    'a printed company town has lost its colour',
  )
}

function pieces(state: State, hold: Hold): void {
  const board = boardOf(state)
  const found = state.out.slice()
  for (let area = 0; area < board.areas; area++) {
    for (let kind = 0; kind < KINDS; kind++) found[kind] += piecesAt(state, kind, area)
    found[OPPOSITION] += state.white[area]
    const goods = state.goods[area]
    const where = board.ids[area]
    hold(goods >= 0 && goods <= (board.goodsKind[area] >= 0 ? 2 : 0), '3.5', `${goods} goods at ${where}`)
    const people = [state.red, state.green, state.white].map((of) => of[area])
    const all = people.reduce((sum, number) => sum + number, 0)
    hold(
      people.every((number) => number >= 0) && all <= board.people[area],
      board.rules === 2009 ? '3.6' : '3.7',
      `${all} people at ${where}`,
    )
    const company = state.company[area]
    const arrived = ((company & MIDLAND) !== 0 && people[0] !== 0) || ((company & NORTH_EASTERN) !== 0 && people[1] !== 0)
    hold(!arrived, '9.13', `a passenger waits at ${where}, a town of the own colour`)
    const isDead = goods > 0 && board.goodsKind[area] === 0 && isShutIn(state, board, area)
    hold(!isDead, '11.9', `goods at ${where} have only company towns beside them`)
  }
  for (let seat = 0; seat < state.seats; seat++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const moved = [state.loaded[seat * 4 + kind], state.won[seat * 4 + kind]] as const
      hold(moved[0] >= 0 && moved[1] >= 0, '9.8', `seat ${seat} has moved a negative number of ${board.kinds[kind]}`)
      found[kind] += moved[0] + moved[1]
    }
  }
  for (const [kind, count] of COUNTS.pieces.entries()) {
    const holds = found[kind] === count && state.out[kind] >= 0
    hold(holds, kind <= CHEESE ? '2.2' : '2.3', `${found[kind]} pieces of ${board.kinds[kind]} instead of ${count}`)
  }
}

function trains(state: State, hold: Hold): void {
  const { rules } = boardOf(state)
  for (let seat = 0; seat < state.seats; seat++) {
    const capacity = [0, 0, 0, 0]
    const rows: number[] = []
    TRAINS.forEach((_, number) => {
      if (state.trains[number] !== seat) return
      const train = trainIn(state, number)
      rows.push(train.row)
      addSlots(capacity, train, rules)
    })
    hold(new Set(rows).size === rows.length, '9.4', `seat ${seat} has two trains of one row`)
    const free = state.slots.slice(seat * 4, seat * 4 + 4)
    hold(
      free.every((slots, kind) => slots >= 0 && slots <= capacity[kind]),
      '9.8',
      `seat ${seat} has more free slots than its trains`,
    )
    // A passer of 2010 has given the trains back but keeps the pieces until profit and loss.
    if (rules === 2010 && state.passed[seat] === 1) continue
    const used = sumOf(capacity, 0, 4) - sumOf(free, 0, 4)
    hold(used === sumOf(state.loaded, seat * 4, KINDS), '9.8', `seat ${seat} has loaded pieces without slots`)
  }
  TRAINS.forEach((_, train) => {
    const owner = state.trains[train]
    hold(
      owner >= NOT_ON_OFFER && owner < state.seats && (owner === NOT_ON_OFFER) === !isOnOffer(train, rules, state.seats, state),
      '3.10',
      `train ${train} is wrongly on offer`,
    )
    hold(owner < 0 || state.phase === 'trains', '10.4', `train ${train} is hired outside its phase`)
  })
}

function addSlots(capacity: number[], train: Train, rules: number): void {
  capacity[0] += train.goods
  for (const points of train.passengers) capacity[rules === 2009 ? 1 : points]++
}

function auction(state: State, hold: Hold): void {
  const { rules, map } = boardOf(state)
  const drawn = [0, 0, 0, 0]
  for (const disc of state.discs) drawn[disc]++
  const boxes = boxesFor(rules, state.seats, map, state)
  hold(state.discs.length === boxes.length, '5.3', `${state.discs.length} boxes have a disc`)
  const isInBag = bagFor(rules, state.seats).every((discs, colour) => drawn[colour] <= discs)
  hold(isInBag, rules === 2009 ? '5.3' : '5.4', 'more discs of a colour lie in the boxes than the bag holds')
  for (let seat = 0; seat < state.seats; seat++) hold(bidsOf(state, seat) <= 2, '6.2', `seat ${seat} has more than two bids`)
  for (let box = 0; box < state.bid.length; box++) {
    const bid = state.bid[box]
    hold(state.bidder[box] < state.seats, '6.4', `the bid in box ${box + 1} is of nobody at the table`)
    hold(bid === 0 || bid >= (boxes[box]?.least ?? 0), '6.3', `the bid in box ${box + 1} is below the least`)
    hold((state.bidder[box] === -1) === (state.bid[box] === 0), '6.4', `box ${box + 1} has a bid without a bidder`)
    hold(state.bid[box] === 0 || state.phase === 'auction', '6.9', `box ${box + 1} is not settled`)
  }
}

function flow(state: State, hold: Hold): void {
  const { rules } = boardOf(state)
  const lengths = [roundsFor(rules, state.seats, false), ...(rules === 2010 ? [roundsFor(rules, state.seats, true)] : [])]
  hold(lengths.includes(state.rounds) && state.round >= 1 && state.round <= state.rounds, '4.1', `round ${state.round} of ${state.rounds}`)
  hold(
    (state.actor === -1) === (state.phase === 'over') && state.actor < state.seats,
    '4.2',
    `seat ${state.actor} acts in phase ${state.phase}`,
  )
  if (state.phase === 'build' || state.phase === 'trains') {
    hold(isPermutation(state.buildOrder, state.seats), '7.1', 'the build order does not name each seat once')
    hold(isPermutation(state.trainOrder, state.seats), '7.2', 'the train order does not name each seat once')
  }
  hold(state.chain.length === 0 || state.phase === 'build', '8.1', 'a chain is under way outside its phase')
  hold(new Set(state.chain).size === state.chain.length, '8.12', 'a chain enters an area twice')
  hold(state.due >= 0 && (state.due === 0 || state.phase === 'build' || state.phase === 'trains'), '8.8', `${state.due} points are due`)
}

function sumOf(numbers: readonly number[], from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at++) sum += numbers[at]
  return sum
}
