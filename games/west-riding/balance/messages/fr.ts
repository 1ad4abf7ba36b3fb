import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  kind: { railways: 'Actions vendues', groupings: 'Échanges contre', towns: 'Villes atteintes', hexes: 'Cases construites' },
  ending: { turns: 'la dernière manche est terminée', finished: 'aucune compagnie ne peut plus construire' },
  figure: {
    'share-price': 'prix d’une action de base, £',
    'share-brings': 'ce que rapporte une action de base jusqu’à la fin, selon la manche d’achat, £',
    'share-loses': 'actions de base qui rapportent moins que leur prix, %',
    'route-cost': 'coût d’une nouvelle ligne, £',
    cash: 'argent au début d’une manche, par personne, £',
    'hull-barnsley-price': 'prix du Hull & Barnsley, £',
    'hull-barnsley-turn': 'manche où le Hull & Barnsley est vendu',
    'hull-barnsley-won': 'parties gagnées par qui possède le Hull & Barnsley, %',
    'shut-in': 'manche où une compagnie est enfermée avant qu’une action soit vendue',
  },
} satisfies Translation<typeof en>
