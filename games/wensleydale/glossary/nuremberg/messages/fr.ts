import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  cube: { name: 'Cube', means: 'Votre argent : 12 par manche.' },
  influence: { name: 'Influence', means: 'Des faveurs de quatre couleurs, gagnées aux enchères.' },
  white: { name: 'Blanc', means: 'Influence auprès du gouvernement : construit en premier et écarte les propriétaires.' },
  brown: { name: 'Brun', means: 'Influence de trains : les loue, et transporte en premier.' },
  'red-green': {
    name: 'Rouge et vert',
    means: 'Influence auprès des deux compagnies : part de leurs gares et leur cède de la voie.',
  },
  box: { name: 'Lot', means: 'Un paquet d’influence mis aux enchères.' },
  slot: { name: 'Place', means: 'De quoi loger une pièce dans un train.' },
  upkeep: { name: 'Entretien', means: '£1 par tronçon à vous, à chaque manche.' },
  profit: { name: 'Profit', means: 'Où vous en êtes, entre −13 et +5.' },
  takeover: { name: 'Rachat', means: 'Un parcours de vos tronçons passe à une compagnie : vous le cédez.' },
  link: { name: 'Tronçon', means: 'Un morceau de voie par-dessus une frontière.' },
  stretch: { name: 'Chaîne', means: 'Les tronçons que vous construisez en une manche, sans bifurcation.' },
  run: { name: 'Parcours', means: 'Des tronçons à vous, d’un seul tenant.' },
  station: { name: 'Gare', means: 'Là où attendent les voyageurs ; les rouges et les vertes sont des buts.' },
  post: { name: 'Courrier', means: 'Dans les parcelles : votre voie doit y entrer.' },
  beer: { name: 'Bière', means: 'Dans les houblonnières : se prend aux gares que désignent leurs flèches.' },
  landlord: { name: 'Propriétaire', means: 'Barre le passage : 1 blanc chacun.' },
  'first-class': { name: 'Première classe', means: 'Une place de voyageur qui vaut 2 ou 3.' },
  destination: { name: 'Destination', means: 'Les marchandises aussi doivent atteindre une gare rouge ou verte.' },
  bridge: { name: 'Pont', means: 'Un tronçon par-dessus la rivière : coûte 2.' },
  set: { name: 'Série', means: 'Un courrier, une bière, un voyageur rouge et un vert.' },
} satisfies Translation<typeof en>
