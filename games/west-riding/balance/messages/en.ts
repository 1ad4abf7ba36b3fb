/** Words of the balance report. */
export const en = {
  kind: { railways: 'Shares sold', groupings: 'Trades into', towns: 'Towns reached', hexes: 'Hexes built on' },
  ending: { turns: 'the last turn is over', finished: 'no railway can build any more' },
  figure: {
    'share-price': 'price of a basic share, £',
    'share-brings': 'what a basic share brings until the end, by the turn it was bought in, £',
    'share-loses': 'basic shares that bring less than they cost, %',
    'route-cost': 'cost of a new route, £',
    cash: 'cash at the beginning of a turn, a player, £',
    'hull-barnsley-price': 'price of the Hull & Barnsley, £',
    'hull-barnsley-turn': 'turn in which the Hull & Barnsley is sold',
    'hull-barnsley-won': 'games won by the owner of the Hull & Barnsley, %',
    'shut-in': 'turn in which a railway is shut in before a share of it is sold',
  },
} as const
