import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  share: { name: 'Action', means: 'Un titre d’une compagnie ; vous rapporte à chaque manche.' },
  dividend: { name: 'Dividende', means: 'Le revenu d’une compagnie, divisé par ses actions en circulation.' },
  offer: { name: 'Mise en vente', means: 'À chaque manche vous mettez une action aux enchères.' },
  'least-bid': { name: 'Offre minimale', means: 'Ce que coûte la nouvelle ligne la moins chère.' },
  route: { name: 'Ligne', means: 'D’une ville occupée à une nouvelle, à travers des cases vides.' },
  cube: { name: 'Cube', means: 'De la voie sur une case ; chaque compagnie en a tant.' },
  'track-bonus': { name: 'Prime de voie', means: '£1 par case de voie nouvelle, cette manche seulement.' },
  treasury: { name: 'Caisse', means: 'Ce qui reste d’une enchère : le président le dépense, à la fin on le partage.' },
  president: { name: 'Président', means: 'Qui a plus d’actions que n’importe qui d’autre.' },
  basic: { name: 'Compagnie de base', means: 'Une des six petites compagnies, dont les actions sont mises en vente.' },
  grouping: { name: 'Groupe', means: 'Le LMSR et le LNER : on y entre par échange, jamais par enchère.' },
  control: {
    name: 'Contrôle',
    means: 'Deux compagnies d’un groupe dans une ville : £10 par manche pour lui, £2 de moins pour chaque compagnie présente.',
  },
  trade: { name: 'Échange', means: 'Deux actions de base contre une de leur groupe, avant les dividendes.' },
  'publicly-held': { name: 'Action publique', means: 'Rendue : compte dans le partage, et celle d’un groupe peut être reprise.' },
  payoff: {
    name: 'Grand paiement',
    means: 'La fin : les caisses sont partagées, les paires deviennent des actions de groupe, et tout est compté.',
  },
} satisfies Translation<typeof en>
