/** Words of the balance report. */
export const en = {
  kind: { areas: 'Areas that pieces come from', links: 'Links built', trains: 'Trains hired', boxes: 'Boxes won', takeovers: 'Takeovers' },
  ending: { rounds: 'the last round is over' },
  name: { red: 'red', green: 'green' },
  figure: {
    'links-built': 'links built, a player and round',
    'pieces-moved': 'pieces moved, a player and round',
    income: 'income, a player and round',
    upkeep: 'upkeep of links, a player and round',
    'below-the-cap': 'players below the top of profit and loss, %',
    'lost-at-the-cap': 'points lost at the top of profit and loss, a player and round',
    'takeover-links': 'links of a takeover',
    'influence-left': 'influence left at the end, a player',
    'links-at-end': 'own links left at the end, a player',
  },
} as const
