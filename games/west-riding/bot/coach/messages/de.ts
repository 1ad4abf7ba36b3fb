import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  lead: {
    paper: '{lot} anbieten, ab £{least}',
    alone: '{lot} anbieten, die sonst niemand bezahlen kann',
    fresh: '{lot} anbieten, die noch niemandem gehört',
    mine: 'Noch eine deiner {lot} anbieten',
    theirs: '{lot} deiner Gegner anbieten',
    open: '{lot} mit £{amount} eröffnen',
    buy: '{lot} für £{amount}, noch {turns, plural, one {# Zug} other {# Züge}}',
    deny: '{lot} für £{amount}, ehe {seat} mehr davon hat',
    jump: 'Ein Sprung auf £{amount} für {lot}',
    dear: '£{amount} für {lot}, zu teuer',
    leave: '{lot} {seat} überlassen',
    unwanted: 'Kein Gebot für {lot}',
    town: 'Nach {place}',
    control: 'Nach {place}, das dann {giant} kontrolliert',
    way: 'Über {place}',
    cheapest: 'Der billigste Weg',
    shortest: 'Der kürzeste Weg',
    presidentShare: '{first} und {second} gegen die Präsidentenaktie der {giant}',
    publicShare: '{first} und {second} gegen eine öffentliche {giant}',
    stackShare: '{first} und {second} gegen eine neue {giant}',
    keep: 'Kein Tausch',
  },
  figure: {
    now: '{sign, select, less {nächste Dividende £{n} weniger} none {nächste Dividende nicht höher} other {nächste Dividende £{n} mehr}}',
    turn: '{sign, select, less {£{n} weniger je Zug} none {nicht mehr je Zug} other {£{n} mehr je Zug}}',
    spent: '{sign, select, less {£{n} mehr in der Kasse} none {nichts bezahlt} other {£{n} bezahlt}}',
    bid: 'Gebot £{n}',
    ended:
      '{sign, select, less {£{n} weniger, wäre jetzt Schluss} none {nicht mehr, wäre jetzt Schluss} other {£{n} mehr, wäre jetzt Schluss}}',
    rivals: '{sign, select, less {Gegner £{n} weniger je Zug} none {bester Gegner nicht reicher} other {Gegner £{n} mehr je Zug}}',
    purse: '{sign, select, less {reichster Gegner £{n} ärmer} none {reichster Gegner zahlt nichts} other {reichster Gegner £{n} reicher}}',
    president: '{sign, select, less {ein Präsidentenamt verloren} none {kein Präsidentenamt} other {du wirst Präsident}}',
  },
  cost: {
    now: '{sign, select, less {nächste Dividende £{n} weniger} none {nächste Dividende nicht höher} other {Dividende nur £{n} mehr}}',
    turn: '{sign, select, less {£{n} weniger je Zug} none {nicht mehr je Zug} other {nur £{n} je Zug}}',
    spent: '{sign, select, less {nur £{n} mehr in der Kasse} none {nichts in der Kasse} other {für £{n}}}',
    bid: 'für £{n}',
    ended:
      '{sign, select, less {£{n} weniger, wäre jetzt Schluss} none {nicht mehr, wäre jetzt Schluss} other {nur £{n} mehr, wäre jetzt Schluss}}',
    rivals: '{sign, select, less {Gegner £{n} weniger je Zug} none {bester Gegner nicht ärmer} other {Gegner £{n} mehr je Zug}}',
    purse: '{sign, select, less {reichster Gegner £{n} ärmer} none {reichster Gegner zahlt nichts} other {reichster Gegner £{n} reicher}}',
    president: '{sign, select, less {ein Präsidentenamt verloren} other {kein Präsidentenamt}}',
  },
  risk: {
    fresh: '{seat} kann mehr bieten.',
    deny: '{seat} kann weiterbieten.',
    buy: '{seat} kann weiterbieten.',
  },
  phase: {
    offer: 'Biete eine Aktie an, die du kaufen willst und die andere nicht bezahlen können oder nicht brauchen.',
    bid: 'Eine Aktie ist ihre Dividenden mal die restlichen Züge wert, nicht mehr.',
    to: 'Die Stadt, die du erreichst, zahlt jeder Aktie dieser Bahn, in jedem Zug.',
    trade: 'Zwei kleine Aktien gegen eine des Riesen: Tausche, wenn er mehr zahlt als beide.',
  },
} satisfies Translation<typeof en>
