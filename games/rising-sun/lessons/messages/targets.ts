/** What a lesson points at and has no name of its own. */
export const en = { beside: '{kind} beside {city}' } as const

export const de = { beside: '{kind} bei {city}' }

export const fr = { beside: '{kind} près de {city}' }
