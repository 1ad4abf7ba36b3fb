/** Was die Lektionen auf Deutsch sagen. */
import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

const de: Translation<typeof en> = {
  'wd-1-load': 'Den Zug beladen',
  'wd-1-load.why': 'Vier Stücke warten an deiner Strecke. Jedes, das du beförderst, ist ein Punkt.',
  'wd-1-load.train': 'Dein Zug ist gemietet und hat Platz für alle vier: zwei Güter, zwei Fahrgäste.',
  'wd-1-load.take': 'Wähle ein Stück auf der Karte und befördere es. Dann die anderen.',
  'wd-1-load.take.pass':
    'Vier Punkte bleiben liegen, und die Strecke kostet trotzdem: {score0} zu {score1}. Der Zug ist bezahlt: Fülle ihn.',
  'wd-1-load.profit': 'Stücke bringen Geld: 5 £. Jedes deiner zwei Gleise kostet 1 £. Was übrig bleibt, zählt als Punkte.',
  'wd-1-load.won': '{score0} zu {score1} und {score2}: Du gewinnst. Stein, Käse, Rot und Grün sind ein Satz: 2 Punkte mehr.',
  'wd-1-load.two-pounds': 'Ein Stück brachte 2 £, die anderen 1 £. Wo lag es?',
  'wd-1-load.two-pounds.cheese': 'Käse bringt 1 £, ein Fahrgast ebenso.',
  'wd-1-load.two-pounds.passengers': 'Fahrgäste bringen je 1 £.',
  'wd-1-load.two-pounds.stone': 'Stein bringt 2 £. Er wartet auf einem Hügel neben deiner Strecke.',
}

export default de
