const links = (n: number) => (n === 1 ? '1 link' : `${n} links`)
const cubes = (n: number) => (n === 1 ? '1 cube' : `${n} cubes`)
const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`)
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)
const ordinal = (n: number) => ['1st', '2nd', '3rd', '4th'][n - 1] ?? `${n}th`

export const en = {
  // The board
  cartouche: ['Yorkshire Dales', 'between the Midland and', 'the North Eastern Railway'] as readonly string[],
  buildPoints: (p: { points: number }) => (p.points === 1 ? '1 build point' : `${p.points} build points`),
  redInfluence: (p: { points: number }) => `${p.points} red influence`,
  greenInfluence: (p: { points: number }) => `${p.points} green influence`,
  whiteInfluence: (p: { points: number }) => `${p.points} white influence`,
  townOf: (p: { company: string }) => `company town, ${p.company}`,
  nothingHere: 'nothing here',
  trackTo: (p: { owner: string; area: string }) => `track of ${p.owner} to ${p.area}`,
  theCompany: (p: { company: string }) => `the company, ${p.company}`,
  shipLabel: (p: { kind: string; area: string; pieces: number; points: number }) =>
    `Move ${p.kind} from ${p.area}, ${p.pieces} there: ${points(p.points)}`,
  startLabel: (p: { area: string; links: number }) => `Begin in ${p.area}: ${links(p.links)} to choose from`,
  extendLabel: (p: { area: string; price: string }) => `On to ${p.area}: ${p.price}`,
  runEndLabel: (p: { area: string }) => `A run that ends in ${p.area}`,
  runLabel: (p: { company: string; from: string; to: string; links: number; price: number; removed: string }) =>
    `Takeover by ${p.company}: ${p.from} to ${p.to}, ${links(p.links)} for ${p.price} influence. Leaves the board: ${p.removed}`,
  leftAfter: 'Left after',
  nothingLeaves: 'nothing',
  joined: 'Nuremberg and Fürth are joined',

  // Round, orders, tracks
  phases: { auction: 'Auction', build: 'Building', trains: 'Trains', profit: 'Profit and loss', takeover: 'Takeovers', over: 'The end' },
  player: 'Player',
  influence: { white: 'Government', brown: 'Trains', red: 'Red', green: 'Green' },
  influenceHelp: {
    white: 'White, government: order of building, and against opposition',
    brown: 'Brown, trains: order of trains, and their hire',
    red: 'Red: towns of the red company and its takeovers',
    green: 'Green: towns of the green company and its takeovers',
  },
  cubesHelp: 'Investment cubes in hand',
  linksLeft: 'Links',
  linksHelp: 'Links on the board, of 15',
  profit: 'Profit and loss',
  playerOrder: 'Player order',
  buildOrder: 'Build order',
  trainOrder: 'Train order',
  ifBidsStand: 'if the bids stand',
  place: (p: { place: number }) => ordinal(p.place),

  // Auction
  least: (p: { amount: number }) => `from ${p.amount}`,
  drawn: 'drawn',
  standing: (p: { name: string; amount: number }) => `${p.name} bids ${p.amount}`,
  noBid: 'no bid',
  lower: 'One cube less',
  higher: 'One cube more',
  bidOf: (p: { box: number }) => `Bid on box ${p.box}`,
  pass: 'Pass',
  passAuction: 'Pass for this auction',
  chooseBox: 'Choose a box',
  boxLabel: (p: { box: number; discs: string; bid: string }) => `Box ${p.box}: ${p.discs}. ${p.bid}`,

  // Building
  plan: 'Plan',
  sketchHelp: 'Point at a place to see the cheapest chain there; click it to keep it, and further places to go on from it.',
  planWhen: {
    now: 'Your turn to build.',
    later: 'Nothing is built yet: a plan for this round, if your bids stand.',
    'next-round': 'A plan for the next round, with its cubes; what its auction brings is not counted.',
  },
  nothingToPlan: 'You build no more in this game.',
  reaches: 'Reaches',
  upkeep: 'Upkeep',
  takeover: 'Takeover',
  clearPlan: 'Clear the plan',
  buildNothing: 'Build nothing',
  payTitle: (p: { due: number }) => `Pay ${p.due}`,

  // Trains
  trains: 'Trains',
  price: (p: { price: number }) => `Price ${p.price}`,
  hireLabel: (p: { train: string; goods: number; passengers: number; brown: number; exchange: number }) =>
    `Hire train ${p.train}, ${p.goods} goods and ${p.passengers} passengers, for ${p.brown} train influence${p.exchange > 0 ? ` and ${p.exchange} cubes or other points` : ''}`,
  heldBy: (p: { name: string }) => `hired by ${p.name}`,
  passTrains: 'Pass for this round',
  passReturns: 'Who passes gives the trains back.',

  // Accounts
  income: 'Income',
  lastAccount: 'Profit and loss of the last round',
  keepAll: 'Keep all links',
  tooDear: 'Not to be had now',
  collections: 'Collections',
  collectionsHelp: 'A point for each piece, and two more for each set of one of each kind.',
  collectionsHelpBySlot: 'Points for each piece by the slot it took, and two more for each set of one of each kind.',
  set: 'one of each: 2 points',
  single: 'outside sets',

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

  // The bar
  means: { cube: 'Cubes', white: 'White influence', brown: 'Brown influence', red: 'Red influence', green: 'Green influence' },
  companies: {
    wensleydale: { red: 'the Midland', green: 'the North Eastern' },
    nuremberg: { red: 'the red company', green: 'the green company' },
  },
  costs: 'Costs',
  of: (p: { held: number }) => `of ${p.held}`,
  any: (p: { points: number }) => `any ${p.points}`,
  short: (p: { points: number }) => `${p.points} short`,
  brings: 'Brings',
  before: (p: { place: number }) => `now ${ordinal(p.place)}`,
  cubesLeft: 'Cubes left',
  cubesBack: 'Back in hand',
  bidOn: (p: { box: number }) => `Bid on box ${p.box}?`,
  bid: (p: { amount: number }) => `Bid ${p.amount}`,
  bidUpTo: (p: { amount: number }) => `Bid up to ${p.amount}`,
  maximum: 'Up to',
  maximumHelp: 'Set a maximum: bids for you until it is reached, nobody sees it',
  otherBox: 'Other box',
  outbid: (p: { name: string; box: number }) => `${p.name} outbids you on box ${p.box}`,
  whereToBuild: 'Where do you build?',
  whereToFrom: (p: { area: string }) => `From ${p.area}: where to?`,
  buildFromTo: (p: { from: string; to: string }) => `Build from ${p.from} to ${p.to}?`,
  goOnFrom: (p: { area: string }) => `Go on from ${p.area}?`,
  goOnTo: (p: { to: string }) => `Go on to ${p.to}?`,
  buildLinks: (p: { links: number }) => `Build ${links(p.links)}`,
  endAt: (p: { area: string }) => `End at ${p.area}`,
  allPricesHelp: 'Show the price of every free link; opposition stands on the map',
  profitThen: 'Profit then',
  profitThenWhy: 'Profit and loss after this round, if everything within reach is moved. It counts as points at the end.',
  upkeepWhy: 'Every own link costs 1 in every round.',
  scoreNow: 'Score',
  scoreWhy: 'Every own link costs a point as long as it is yours: until a company takes it over.',
  pay: 'Pay',
  payment: 'What to pay with: a click changes it',
  payOther: (p: { means: string }) => `${p.means}: pay with something else`,
  moveOrHire: 'Move a piece or hire a train?',
  whichPiece: 'Which piece do you move?',
  nothingToFetch: 'Nothing to fetch: pass?',
  hireATrain: 'Hire a train?',
  hire: (p: { train: string }) => `Hire ${p.train}?`,
  hireIt: 'Hire',
  slots: 'Slots',
  onYourTrack: 'On your track',
  movable: 'Can be moved',
  moveFrom: (p: { kind: string; area: string }) => `Move ${p.kind} from ${p.area}?`,
  moveIt: 'Move it',
  moveAll: (p: { pieces: number }) => `Move all ${p.pieces}`,
  moveAllWhy: 'All that no rival can take',
  earns: 'Earns',
  earnsWhy: 'The points of the slot it takes, and 2 for a set that it completes',
  goesTo: 'Goes to',
  rivalsAfter: 'Rivals after it',
  nobody: 'none',
  thenStill: 'Then still',
  whichRun: 'Which links go to a company?',
  giveTo: (p: { links: number; company: string }) => `Give ${links(p.links)} to ${p.company}?`,
  handOver: 'Hand over',
  keepThem: 'Keep them',
  upkeepSaved: 'Upkeep',
  pointsGained: 'Points',
  newTowns: 'New towns',
  leavesTheBoard: 'Leaves the board',
  onlyMove: 'There was no other move.',

  // Trays
  boxes: 'Boxes',
  offers: 'Offers',
  accounts: 'Accounts',
  noOffers: 'What companies offer is shown to whoever decides.',
  yourTrains: (p: { trains: string }) => `Your trains: ${p.trains}`,
  ifRoundEnded: 'If the round ended now',
  ifRoundEndedWithPlan: 'If the round ended with this plan',
  afterwards: 'Then',
  roundOf: (p: { round: number }) => `Round ${p.round}`,
  freeGoodsSlots: 'Free goods slots',
  freePassengerSlots: 'Free passenger slots',

  // What happened
  passes: 'passes',
  bidsOn: (p: { amount: number; box: number }) => `${p.amount} on box ${p.box}`,
  boxesWon: 'Boxes won',
  buildsNothing: 'builds nothing',
  linksFromTo: (p: { links: number; from: string; to: string }) => `${links(p.links)} ${p.from} to ${p.to}`,
  hires: (p: { trains: string }) => `hires ${p.trains}`,
  moves: (p: { pieces: number }) => `moves ${pieces(p.pieces)}`,
  accountOf: (p: { income: number; upkeep: number }) => `Income ${p.income}, upkeep ${p.upkeep}`,
  keepsAll: 'keeps all links',
  handsOver: (p: { links: number; company: string }) => `${links(p.links)} to ${p.company}`,

  // The key
  keyMeans: 'Means',
  keyPieces: 'Pieces and trains',
  keyBoard: 'On the board',
  goodsSlot: 'Goods slot',
  passengerSlot: 'Passenger slot',
  firstClassSlot: (p: { points: number }) => `First class slot, worth ${p.points}`,
  signs: {
    'red-passenger': 'Red passenger, to a red town',
    'green-passenger': 'Green passenger, to a green town',
    stone: 'Stone',
    cheese: 'Cheese',
    beer: 'Beer',
    post: 'Post',
    opposition: 'Opposition: costs white',
    landlord: 'Landlord: costs white',
    'minor-town': 'Minor town',
    'major-town': 'Major town',
    'link-place': 'Place for a link: one bar costs 1, two cost 2',
    'link-place-1': 'Place for a link: costs 1',
    bridge: 'Bridge: a link there costs 2',
    line: 'A player’s line',
    lamp: 'May start here, or end of a run',
    price: 'Price of a link, with a token for each influence',
    plan: 'Planned, not yet done',
    lit: 'Lit: can be chosen now',
    earns: 'What it earns',
  },
}

/** All that this table says, in the shape of the English catalogue. */
export type Words = typeof en
