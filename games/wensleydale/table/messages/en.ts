const links = (n: number) => (n === 1 ? '1 link' : `${n} links`)
const cubes = (n: number) => (n === 1 ? '1 cube' : `${n} cubes`)
const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`)
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)
const fees = ({ red, green, white }: { red: number; green: number; white: number }) =>
  `${red > 0 ? ` + ${red} red` : ''}${green > 0 ? ` + ${green} green` : ''}${white > 0 ? ` + ${white} white` : ''}`
const ordinal = (n: number) => ['1st', '2nd', '3rd', '4th'][n - 1] ?? `${n}th`

export const en = {
  // The board
  to: 'to',
  cartouche: ['Yorkshire Dales', 'between the Midland and', 'the North Eastern Railway'] as readonly string[],
  between: (p: { from: string; to: string }) => `${p.from} – ${p.to}`,
  into: (p: { area: string; price: string }) => `into ${p.area}: ${p.price}`,
  buildPoints: (p: { points: number }) => (p.points === 1 ? '1 build point' : `${p.points} build points`),
  redInfluence: (p: { points: number }) => `${p.points} red influence`,
  greenInfluence: (p: { points: number }) => `${p.points} green influence`,
  whiteInfluence: (p: { points: number }) => `${p.points} white influence`,
  townOf: (p: { company: string }) => `company town, ${p.company}`,
  nothingHere: 'nothing here',
  trackTo: (p: { owner: string; area: string }) => `track of ${p.owner} to ${p.area}`,
  theCompany: (p: { company: string }) => `the company, ${p.company}`,
  buildLabel: (p: { from: string; to: string; price: string }) => `Build from ${p.from} to ${p.to}: ${p.price}`,
  shipLabel: (p: { kind: string; area: string; pieces: number; points: number }) =>
    `Move ${p.kind} from ${p.area}, ${p.pieces} there: ${points(p.points)}`,
  startLabel: (p: { area: string; links: number }) => `Begin in ${p.area}: ${links(p.links)} to choose from`,
  extendLabel: (p: { area: string; price: string }) => `On to ${p.area}: ${p.price}`,
  runEndLabel: (p: { area: string }) => `A run that ends in ${p.area}`,
  runLabel: (p: { company: string; from: string; to: string; links: number; price: number; removed: string }) =>
    `Takeover by ${p.company}: ${p.from} to ${p.to}, ${links(p.links)} for ${p.price} influence. Leaves the board: ${p.removed}`,
  runTotal: (p: { company: string; links: number; price: number }) => `${links(p.links)} for ${p.price} ${p.company}`,
  leaves: (p: { what: string }) => `leaves: ${p.what}`,
  nothingLeaves: 'nothing',
  planTotal: (p: { links: number; points: number; red: number; green: number; white: number }) =>
    `${links(p.links)}: ${points(p.points)}${fees(p)}`,
  joined: 'Nuremberg and Fürth are joined',
  joinedWhy: 'Each scores the shortest run of own links on the way.',
  joinedGain: (p: { name: string; points: number }) => `${p.name} ${p.points}`,
  putAway: 'Nuremberg and Fürth are joined: put this away',

  // Round, orders, tracks
  round: (p: { round: number; rounds: number }) => `Round ${p.round} of ${p.rounds}`,
  phases: { auction: 'Auction', build: 'Building', trains: 'Trains', profit: 'Profit and loss', takeover: 'Takeovers', over: 'The end' },
  tracks: 'Tracks',
  player: 'Player',
  influence: { white: 'Government', brown: 'Trains', red: 'Red', green: 'Green' },
  influenceLetters: { white: 'W', brown: 'B', red: 'R', green: 'G' },
  influenceHelp: {
    white: 'White, government: order of building, and against opposition',
    brown: 'Brown, trains: order of trains, and their hire',
    red: 'Red: towns of the red company and its takeovers',
    green: 'Green: towns of the green company and its takeovers',
  },
  cubes: 'Cubes',
  cubesHelp: 'Investment cubes in hand',
  linksLeft: 'Links',
  linksHelp: 'Links on the board, of 15',
  profit: 'Profit and loss',
  profitShort: '£',
  score: 'Score',
  playerOrder: 'Player order',
  buildOrder: 'Build order',
  trainOrder: 'Train order',
  ifBidsStand: 'if the bids stand',
  stacked: (p: { names: string }) => `On the same space, the disc on top first: ${p.names}`,
  ifSettledNow: 'if it were settled now',
  place: (p: { place: number }) => ordinal(p.place),
  cell: (p: { name: string; track: string; value: number; place: number | null }) =>
    `${p.name}, ${p.track}: ${p.value}${p.place === null ? '' : `, ${ordinal(p.place)}`}`,
  wouldBe: (p: { value: string }) => `would be ${p.value}`,
  profitCell: (p: { value: string; names: string }) => `${p.value}: ${p.names}`,
  changed: 'Just now',

  // Auction
  auction: 'Auction of influence',
  box: (p: { box: number }) => `Box ${p.box}`,
  least: (p: { amount: number }) => `from ${p.amount}`,
  drawn: 'drawn',
  standing: (p: { name: string; amount: number }) => `${p.name} bids ${p.amount}`,
  noBid: 'no bid',
  bidAmount: (p: { amount: number; box: number }) => `Bid ${p.amount} on box ${p.box}`,
  lower: 'One cube less',
  higher: 'One cube more',
  bidOf: (p: { box: number }) => `Bid on box ${p.box}`,
  keeps: (p: { cubes: number }) => `${cubes(p.cubes)} left to build with`,
  would: 'If it stands',
  orderWould: (p: { order: string; from: number; to: number }) =>
    p.from === p.to ? `${p.order}: stays ${ordinal(p.to)}` : `${p.order}: ${ordinal(p.from)} → ${ordinal(p.to)}`,
  pass: 'Pass',
  passAuction: 'Pass for this auction',
  chooseBox: 'Choose a box to see what it would bring you.',
  notYourBid: 'Whoever is to act decides; the boxes show the bids that stand.',
  boxLabel: (p: { box: number; discs: string; bid: string }) => `Box ${p.box}: ${p.discs}. ${p.bid}`,

  // Building
  building: 'Building',
  plan: 'Plan',
  planHelp: 'Point at a place to see the cheapest chain there; click it to pin it down. From a lit link a chain can also be drawn.',
  sketchHelp: 'Point at a place to see the cheapest chain there; click it to keep it, and further places to go on from it.',
  planMeanwhile: 'You can plan meanwhile: open the sheet “Plan”.',
  planWhen: {
    now: 'Your turn to build.',
    later: 'Nothing is built yet: a plan for this round, if your bids stand.',
    'next-round': 'A plan for the next round, with its cubes; what its auction brings is not counted.',
  },
  nothingToPlan: 'You build no more in this game.',
  ofHeld: (p: { points: number; held: number }) => `${p.points} of ${p.held}`,
  chainSoFar: (p: { chain: string }) => `Chain so far: ${p.chain}`,
  cost: 'Cost',
  inCubes: (p: { cubes: number; of: number }) => `${p.cubes} of ${cubes(p.of)}`,
  inInfluence: (p: { points: number }) => `${points(p.points)} in influence of any colour`,
  reaches: 'Within reach',
  reachesMore: (p: { pieces: number; more: number }) => `${p.pieces}${p.more > 0 ? ` (+${p.more})` : ''}`,
  reachesNothing: 'no piece yet',
  upkeep: 'Upkeep',
  upkeepOf: (p: { upkeep: number }) => `−${p.upkeep} each round`,
  ifAllMoved: 'If all of it is moved',
  forecastOf: (p: { income: number; upkeep: number; after: string }) => `+${p.income} − ${p.upkeep}, then at ${p.after}`,
  takeover: 'Takeover',
  takeoverOf: (p: { company: string; links: number; price: number }) => `${p.company}: ${links(p.links)} for ${p.price}`,
  buildPlan: (p: { links: number }) => `Build these ${links(p.links)}`,
  clearPlan: 'Clear the plan',
  endChain: 'End the chain here',
  buildNothing: 'Build nothing',
  linksLeftOf: (p: { left: number }) => `${links(p.left)} left`,
  payTitle: (p: { due: number }) => `Pay ${points(p.due)}`,
  payWith: (p: { means: string; held: number }) => `${p.means}, ${p.held} held`,
  cube: 'cube',

  // Trains
  trains: 'Trains',
  price: (p: { price: number }) => `Price ${p.price}`,
  goodsSlots: 'goods',
  passengerSlots: 'passengers',
  hireFor: (p: { brown: number; exchange: number }) =>
    p.exchange === 0 ? `Hire for ${p.brown} B` : `Hire: ${p.brown} B + ${p.exchange} others`,
  hireLabel: (p: { train: string; goods: number; passengers: number; brown: number; exchange: number }) =>
    `Hire train ${p.train}, ${p.goods} goods and ${p.passengers} passengers, for ${p.brown} train influence${p.exchange > 0 ? ` and ${p.exchange} cubes or other points` : ''}`,
  heldBy: (p: { name: string }) => `hired by ${p.name}`,
  notHired: 'free',
  loads: 'Loaded this round',
  slotsFree: (p: { goods: number; passengers: number }) => `free: ${p.goods} goods, ${p.passengers} passengers`,
  youCanMove: (p: { pieces: number }) => (p.pieces === 0 ? 'Nothing to move now' : `You can move ${pieces(p.pieces)}: lit on the board`),
  youCannot: 'Not to be moved now, and why',
  moveSafe: (p: { pieces: number }) => (p.pieces === 1 ? 'Move the one that nobody contests' : `Move all ${p.pieces} that nobody contests`),
  moving: (p: { left: number }) => `${pieces(p.left)} to follow, each in its turn`,
  buildingOn: (p: { left: number }) => `${links(p.left)} to follow`,
  stopQueue: 'Stop',
  passTrains: 'Pass for this round',
  passReturns: 'Who passes gives the trains back.',

  // Accounts
  account: 'Account of the round',
  income: 'Income',
  result: 'Result',
  now: 'Now',
  after: 'Then',
  lastAccount: 'Profit and loss of the last round',
  takeovers: 'Takeovers',
  takeoverHelp: 'Point at a run to see it on the board with everything that would leave.',
  keepAll: 'Keep all links',
  tooDear: 'Not to be had now',
  becomes: (p: { towns: string }) => `new company towns: ${p.towns}`,
  influenceHeld: (p: { red: number; green: number }) => `You hold ${p.red} red and ${p.green} green influence.`,
  scoring: 'Score by source',
  collections: 'Collections',
  collectionsHelp: 'A point for each piece, and two more for each set of one of each kind.',
  collectionsHelpBySlot: 'Points for each piece by the slot it took, and two more for each set of one of each kind.',
  sets: 'Sets',
  set: 'one of each: 2 points',
  single: 'outside sets',
  perLink: 'own links',
  total: 'Total',
  otherPhase: (p: { phase: string; name: string }) => `${p.phase}: ${p.name} decides.`,

  // The position in words
  describeRound: (p: { round: number; rounds: number; phase: string }) => `Round ${p.round} of ${p.rounds}: ${p.phase}.`,
  describeOrder: (p: { order: string; names: string }) => `${p.order}: ${p.names}.`,
  describeSeat: (p: {
    name: string
    cubes: number
    white: number
    brown: number
    red: number
    green: number
    profit: string
    links: number
  }) =>
    `${p.name}: ${cubes(p.cubes)}; influence ${p.white} white, ${p.brown} brown, ${p.red} red, ${p.green} green; ${p.profit} on profit and loss; ${links(p.links)} on the board.`,
  describeBox: (p: { box: number; discs: string; bid: string }) => `Box ${p.box}: ${p.discs}; ${p.bid}.`,
  describeTrains: (p: { name: string; trains: string; loaded: string }) => `${p.name} has trains ${p.trains} and has moved ${p.loaded}.`,
  describeTrack: (p: { name: string; track: string }) => `Track of ${p.name}: ${p.track}.`,
  none: 'none',
}

/** All that this table says, in the shape of the English catalogue. */
export type Words = typeof en
