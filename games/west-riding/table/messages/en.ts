/** What the table says in English. Both languages have the same keys: the type sees to it. */
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  board: {
    subtitle: 'railways of Yorkshire before the Grouping',
    imprint: 'our own reconstruction from the real geography',
    costOfTrack: 'Cost of track',
    countryside: 'Countryside',
    mountain: 'Mountain',
    townOrCity: 'Town, city',
    river: 'River',
    income: 'Income',
    free: 'free',
    controlled: 'controlled',
    sizes: { large: 'Large town', midsize: 'Midsize town', small: 'Small town' },
    homeCity: 'Home city',
    certificateTerms: (minimum: number, end: number) => `bid £${minimum} or more · £${end} at the end`,
    paysThisTurn: 'pays its owner this turn',
    paysNextTurn: (amount: string) => `next turn ${amount}`,
    lastTurn: 'this is the last turn',
    turn: 'Turn',
    certificateDividend: 'H&B dividend',
    withPlayers: (n: number) => `with ${n} players`,
    end: 'END',
  },
  places: {
    offer: (railway: string, price: number) => `Offer a share of the ${railway}: bids from £${price}`,
    offerCertificate: (price: number) => `Offer the Hull & Barnsley: bids from £${price}`,
    buildTo: (town: string, price: number, income: number, control: string | null) =>
      `Build to ${town}: from £${price}; earns £${income} a turn${control ? `; the ${control} takes control` : ''}`,
    buildFrom: (town: string, price: number) => `Start in ${town}: from £${price}`,
    via: (hex: string, price: number, hexes: number) => `Go by ${hex}: £${price} for ${plural(hexes, 'hex', 'hexes')} in all`,
    cheapest: (price: number, hexes: number) => `Take the cheapest path: £${price} for ${plural(hexes, 'hex', 'hexes')}`,
    price: (price: number, rivers: number) => `£${price} to build${rivers === 0 ? '' : `, +£1 over the river on ${plural(rivers, 'side', 'sides')}`}`,
    mountain: 'Mountain',
    countryside: 'Countryside',
    empty: 'No track',
    track: (railway: string) => `Track of the ${railway}: closed to others`,
    home: (railway: string) => `Home city of the ${railway}`,
    sizes: { large: 'Large town', midsize: 'Midsize town', small: 'Small town' },
    earnsAlways: (income: number) => `Earns each railway £${income}`,
    earns: (now: number, free: number, controlled: number) => `Earns each railway £${now} (£${free} free, £${controlled} controlled)`,
    uncontrolled: 'Nobody controls it',
    controlledBy: (grouping: string) => `Controlled by the ${grouping}`,
    noRailway: 'No railway is here yet',
    railways: (list: string) => `Here: ${list}`,
  },
}

export type Words = typeof en
