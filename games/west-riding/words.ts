/** The ordinary words of the notation, for the plain list of moves. Names of things come from the messages. */
import type { NotationWords } from '@branchline/engine'

export const words: NotationWords = {
  en: { bid: 'bid £' },
  de: {
    offer: 'biete an:',
    bid: 'biete £',
    pass: 'passer',
    build: 'baue',
    to: 'nach',
    from: 'von',
    via: 'über',
    cheapest: 'billigster Weg',
    shortest: 'kürzester Weg',
    trade: 'tausche',
    for: 'für',
  },
  fr: {
    offer: 'mettre en vente :',
    bid: 'offrir £',
    pass: 'passer',
    build: 'construire',
    to: 'vers',
    from: 'de',
    via: 'par',
    cheapest: 'chemin le moins cher',
    shortest: 'chemin le plus court',
    trade: 'échanger',
    for: 'contre',
  },
}
