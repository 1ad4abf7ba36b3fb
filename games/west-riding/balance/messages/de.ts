import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  kind: { railways: 'Verkaufte Aktien', groupings: 'Getauscht in', towns: 'Erreichte Städte', hexes: 'Bebaute Felder' },
  ending: { turns: 'der letzte Zug ist vorbei', finished: 'keine Bahn kann mehr bauen' },
  figure: {
    'share-price': 'Preis einer Aktie einer Basisbahn, £',
    'share-brings': 'was eine Aktie einer Basisbahn bis zum Ende bringt, nach dem Zug des Kaufs, £',
    'share-loses': 'Aktien von Basisbahnen, die weniger bringen, als sie kosten, %',
    'route-cost': 'Kosten einer neuen Strecke, £',
    cash: 'Geld zu Beginn eines Zugs, je Spieler, £',
    'hull-barnsley-price': 'Preis der Hull & Barnsley, £',
    'hull-barnsley-turn': 'Zug, in dem die Hull & Barnsley verkauft wird',
    'hull-barnsley-won': 'Partien, die der Besitzer der Hull & Barnsley gewinnt, %',
    'shut-in': 'Zug, in dem eine Bahn eingeschlossen wird, bevor eine Aktie verkauft ist',
  },
} satisfies Translation<typeof en>
