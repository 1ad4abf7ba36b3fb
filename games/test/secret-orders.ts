/** Scenes with a standing order in them, for every title that has orders of its own: the server plays them with the order and by hand, and nobody else may notice. */
import type { Json } from '@branchline/engine'

export interface Secret {
  readonly kind: string
  readonly fields: { readonly [name: string]: Json }
  readonly until?: readonly string[]
}

/** Who plays what, by turns. What the second (1) plays is what each of the secrets answers; where there is none they play it by hand, as always with a `!`. */
export interface Scene {
  readonly moves: readonly string[]
  readonly secrets: { readonly [name: string]: Secret }
}

const box = (fields: Secret['fields'], until: Secret['until'] = []): Secret => ({
  kind: 'bid',
  fields: { box: 1, outbid: 'pass', leading: 'pass', ...fields },
  until,
})
const lyr = (fields: Secret['fields'], until: Secret['until'] = []): Secret => ({ kind: 'bid', fields: { lot: 'lyr', ...fields }, until })

const INFLUENCE: { readonly [name: string]: Scene } = {
  'the auction stops below all maxima': {
    moves: ['0 bid 3 on box 1', '1 bid 4 on box 1', '2 pass', '0 pass', '1 pass'],
    secrets: {
      'up to 5': box({ most: 5 }),
      'up to 9, then another': box({ most: 9, outbid: 'next', nextBox: 3, nextMost: 7, purse: 2 }, ['cubes-below', 'named']),
    },
  },
  'the maximum is reached': {
    moves: ['0 bid 3 on box 1', '1 bid 4 on box 1', '2 pass', '0 bid 6 on box 1', '1 pass'],
    secrets: { 'up to 6': box({ most: 6, purse: 1 }, ['cubes-below']) },
  },
}

export const SCENES: { readonly [title: string]: { readonly [name: string]: Scene } } = {
  wensleydale: INFLUENCE,
  nuremberg: INFLUENCE,
  'west-riding': {
    'the auction stops below all maxima': {
      moves: ['0 offer lyr', '0 bid 5', '1 bid 6', '2 pass', '0 pass'],
      secrets: {
        'up to 7': lyr({ most: 7 }),
        'up to 20': lyr({ most: 20, outbid: 'ask', purse: 1 }, ['new-turn', 'track', 'money-below']),
      },
    },
    'the maximum is reached': {
      // All that somebody has would leave the others no choice: they would pass without an order too.
      moves: ['0 offer mr', '0 bid 4', '1 bid 5', '2 pass', '0 bid 6', '1 pass'],
      secrets: { 'up to 5': { kind: 'bid', fields: { lot: 'mr', most: 5 }, until: ['track'] } },
    },
  },
  // The starting player places last and plays first.
  'rising-sun': {
    'nothing to be done': {
      moves: ['0 start a2', '1! start a3', '2 start a4', '2 pass', '0 pass', '1 pass'],
      secrets: {
        'whatever happens': { kind: 'pass', fields: { waste: 0 } },
        'until something does': { kind: 'pass', fields: { waste: 0 }, until: ['pile', 'ending', 'named'] },
      },
    },
  },
}
