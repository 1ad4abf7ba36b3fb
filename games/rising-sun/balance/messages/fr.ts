import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  kind: {
    cards: 'Cartes achetées',
    basics: 'Cartes toujours présentes',
    hexes: 'Cases avec rails',
    stations: 'Gares construites',
    routes: 'Liaisons revendiquées',
  },
  ending: {
    'end-by-piles': 'quatre piles sont vides',
    'end-by-rails': 'quelqu’un a posé tous ses rails',
    'end-by-stations': 'toutes les gares sont sur le plateau',
  },
  figure: {
    'rails-laid': 'cases avec un rail à la fin, par personne',
    'rails-left': 'rails restants, par personne',
    'waste-at-end': 'déchets à la fin, par personne',
    'deck-at-end': 'cartes à la fin, par personne',
    'routes-claimed': 'liaisons revendiquées, par partie',
    'stations-left': 'gares restantes',
    passed: 'manche d’une passe, quand quelqu’un passe',
    passes: 'passes, par personne',
    'cleaners-for-nothing': 'cartes qui rendent des déchets, achetées par qui n’en a pas, %',
  },
} satisfies Translation<typeof en>
