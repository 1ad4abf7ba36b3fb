/** What lessons point at beside the map. */
export const en = { box: 'Box {name}', train: 'Train {name}' } as const
export const de = { box: 'Feld {name}', train: 'Zug {name}' } as const
export const fr = { box: 'Lot {name}', train: 'Train {name}' } as const
