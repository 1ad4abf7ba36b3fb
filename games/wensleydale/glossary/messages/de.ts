import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  cube: { name: 'Würfel', means: 'Dein Geld: 12 je Runde.' },
  influence: { name: 'Einfluss', means: 'Gunst in vier Farben, bei der Auktion gewonnen.' },
  white: { name: 'Weiß', means: 'Einfluss bei der Regierung: baut zuerst und räumt Widerstand aus.' },
  brown: { name: 'Braun', means: 'Einfluss für Züge: mietet sie und befördert zuerst.' },
  'red-green': {
    name: 'Rot und Grün',
    means: 'Einfluss bei den zwei Gesellschaften: führt aus ihren Städten hinaus und übergibt ihnen Strecken.',
  },
  box: { name: 'Feld', means: 'Ein Bündel Einfluss bei der Auktion.' },
  link: { name: 'Strecke', means: 'Ein Stück Gleis über eine Grenze.' },
  chain: { name: 'Kette', means: 'Die Strecken, die du in einer Runde baust, ohne Abzweig.' },
  run: { name: 'Linie', means: 'Eigene Strecken in einem ununterbrochenen Stück.' },
  opposition: { name: 'Widerstand', means: 'Grundbesitzer im Weg: je 1 Weiß.' },
  'company-town': { name: 'Gesellschaftsstadt', means: 'Rot oder grün: wo Ketten beginnen und wohin Reisende wollen.' },
  slot: { name: 'Platz', means: 'Raum für ein Stück in einem Zug.' },
  upkeep: { name: 'Unterhalt', means: '£1 je eigene Strecke in jeder Runde.' },
  profit: { name: 'Gewinn', means: 'Wo du stehst, zwischen −13 und +5.' },
  takeover: { name: 'Übernahme', means: 'Eine Linie deiner Strecken geht an eine Gesellschaft: du übergibst sie.' },
  set: { name: 'Satz', means: 'Je eins von Stein, Käse, rotem und grünem Reisenden.' },
} satisfies Translation<typeof en>
