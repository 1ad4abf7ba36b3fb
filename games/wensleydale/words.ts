/** The ordinary words of the notation, for the plain list of moves. Names of things come from the messages. */
import type { NotationWords } from '@branchline/engine'

export const words: NotationWords = {
  de: {
    bid: 'biete',
    on: 'auf',
    box: 'Feld',
    pass: 'passe',
    done: 'fertig',
    build: 'baue',
    pay: 'zahle mit',
    cube: 'Würfel',
    white: 'Weiß',
    brown: 'Braun',
    red: 'Rot',
    green: 'Grün',
    hire: 'miete Zug',
    move: 'befördere',
    stone: 'Stein',
    cheese: 'Käse',
    beer: 'Bier',
    post: 'Post',
    takeover: 'Übernahme',
  },
}
