/** The ordinary words of the notation, for the plain list of moves. Names of things come from the messages. */
import type { NotationWords } from '@branchline/engine'

export const words: NotationWords = {
  de: {
    offer: 'biete an:',
    bid: 'biete',
    pass: 'passe',
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
    offer: 'mets en vente :',
    bid: 'offre',
    pass: 'passe',
    build: 'construis',
    to: 'vers',
    from: 'de',
    via: 'par',
    cheapest: 'chemin le moins cher',
    shortest: 'chemin le plus court',
    trade: 'échange',
    for: 'contre',
  },
}
