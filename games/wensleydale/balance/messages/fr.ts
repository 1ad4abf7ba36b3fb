import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  kind: {
    areas: 'Régions d’où viennent les pièces',
    links: 'Liaisons construites',
    trains: 'Trains loués',
    boxes: 'Cases remportées',
    takeovers: 'Rachats',
  },
  ending: { rounds: 'la dernière manche est terminée' },
  name: { red: 'rouge', green: 'vert' },
  figure: {
    'links-built': 'tronçons construits, par personne et manche',
    'pieces-moved': 'pièces déplacées, par personne et manche',
    income: 'revenus, par personne et manche',
    upkeep: 'entretien des tronçons, par personne et manche',
    'below-the-cap': 'personnes sous le haut de l’échelle des profits, %',
    'lost-at-the-cap': 'points perdus en haut de l’échelle des profits, par personne et manche',
    'takeover-links': 'tronçons d’un rachat',
    'influence-left': 'influence restante à la fin, par personne',
    'links-at-end': 'tronçons propres à la fin, par personne',
  },
} satisfies Translation<typeof en>
