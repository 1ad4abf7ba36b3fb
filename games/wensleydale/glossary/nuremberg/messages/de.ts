import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  cube: { name: 'Würfel', means: 'Dein Geld: 12 je Runde.' },
  influence: { name: 'Einfluss', means: 'Gunst in vier Farben, bei der Auktion gewonnen.' },
  white: { name: 'Weiß', means: 'Einfluss bei der Regierung: baut zuerst und räumt Grundbesitzer aus.' },
  brown: { name: 'Braun', means: 'Einfluss für Züge: mietet sie und befördert zuerst.' },
  'red-green': {
    name: 'Rot und Grün',
    means: 'Einfluss bei den zwei Gesellschaften: führt aus ihren Bahnhöfen hinaus und übergibt ihnen Strecken.',
  },
  box: { name: 'Feld', means: 'Ein Bündel Einfluss bei der Auktion.' },
  slot: { name: 'Platz', means: 'Raum für ein Stück in einem Zug.' },
  upkeep: { name: 'Unterhalt', means: '£1 je eigene Strecke in jeder Runde.' },
  profit: { name: 'Gewinn', means: 'Wo du stehst, zwischen −13 und +5.' },
  takeover: { name: 'Übernahme', means: 'Eine Linie deiner Strecken geht an eine Gesellschaft: du übergibst sie.' },
  link: { name: 'Strecke', means: 'Ein Stück Gleis über eine Grenze.' },
  stretch: { name: 'Kette', means: 'Die Strecken, die du in einer Runde baust, ohne Abzweig.' },
  run: { name: 'Linie', means: 'Eigene Strecken in einem ununterbrochenen Stück.' },
  station: { name: 'Bahnhof', means: 'Wo Reisende warten; rote und grüne sind Ziele.' },
  post: { name: 'Post', means: 'In den Parzellen: dein Gleis muss hinein.' },
  beer: { name: 'Bier', means: 'In Hopfenfeldern: wird von den Bahnhöfen geholt, auf die ihre Pfeile zeigen.' },
  landlord: { name: 'Grundbesitzer', means: 'Im Weg: je 1 Weiß.' },
  'first-class': { name: 'Erste Klasse', means: 'Ein Platz für Reisende, der 2 oder 3 wert ist.' },
  destination: { name: 'Ziel', means: 'Auch Güter müssen einen roten oder grünen Bahnhof erreichen.' },
  bridge: { name: 'Brücke', means: 'Eine Strecke über den Fluss: kostet 2.' },
  set: { name: 'Satz', means: 'Je eins von Post, Bier, rotem und grünem Reisenden.' },
} satisfies Translation<typeof en>
