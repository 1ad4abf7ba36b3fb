import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  cube: { name: 'Cube', means: 'Votre argent : 12 par manche.' },
  influence: { name: 'Influence', means: 'Des faveurs de quatre couleurs, gagnées aux enchères.' },
  white: { name: 'Blanc', means: 'Influence auprès du gouvernement : construit en premier et lève l’opposition.' },
  brown: { name: 'Brun', means: 'Influence de trains : les loue, et transporte en premier.' },
  'red-green': {
    name: 'Rouge et vert',
    means: 'Influence auprès des deux compagnies : part de leurs villes et leur cède de la voie.',
  },
  box: { name: 'Lot', means: 'Un paquet d’influence mis aux enchères.' },
  link: { name: 'Tronçon', means: 'Un morceau de voie par-dessus une frontière.' },
  chain: { name: 'Chaîne', means: 'Les tronçons que vous construisez en une manche, sans bifurcation.' },
  run: { name: 'Parcours', means: 'Des tronçons à vous, d’un seul tenant.' },
  opposition: { name: 'Opposition', means: 'Des propriétaires qui barrent le passage : 1 blanc chacun.' },
  'company-town': { name: 'Ville de compagnie', means: 'Rouge ou verte : là où commencent les chaînes et où vont les voyageurs.' },
  slot: { name: 'Place', means: 'De quoi loger une pièce dans un train.' },
  upkeep: { name: 'Entretien', means: '£1 par tronçon à vous, à chaque manche.' },
  profit: { name: 'Profit', means: 'Où vous en êtes, entre −13 et +5.' },
  takeover: { name: 'Rachat', means: 'Un parcours de vos tronçons passe à une compagnie : vous le cédez.' },
  set: { name: 'Série', means: 'Une pierre, un fromage, un voyageur rouge et un vert.' },
} satisfies Translation<typeof en>
