import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  wants: 'braucht den Einfluss: {points}',
  points: {
    white: '{n} weiß',
    brown: '{n} braun',
    red: '{n} rot',
    green: '{n} grün',
  },
  reaches: 'erreicht {area}',
  onTheWay: 'auf dem Weg nach {area}: {links, plural, one {# Strecke} other {# Strecken}}',
  noFurther: 'jede weitere Strecke kostet mehr, als sie bringt',
  savesWay: 'spart, was der Weg nach {area} kosten würde',
  room: '{goods, plural, one {# Platz} other {# Plätze}} für Güter, {passengers} für Reisende',
  roomTooDear: '{goods, plural, one {# Platz} other {# Plätze}} für Güter, {passengers} für Reisende, aber er kostet mehr, als er bringt',
  kinds: {
    stone: 'den Stein',
    cheese: 'den Käse',
    beer: 'das Bier',
    post: 'die Post',
    'red-passenger': 'den roten Reisenden',
    'green-passenger': 'den grünen Reisenden',
  },
  completesSet: 'nimmt {piece}: vollendet einen Satz',
  beforeOthers: 'nimmt {piece}, bevor es andere tun',
  income: 'nimmt {piece}: Ertrag {income}',
  companies: {
    red: 'wird {links, plural, one {# Strecke} other {# Strecken}} an die rote Gesellschaft los',
    green: 'wird {links, plural, one {# Strecke} other {# Strecken}} an die grüne Gesellschaft los',
  },
  missedLeast: 'zahlt mit dem, was am wenigsten fehlt',
  savesInfluence: 'spart seinen Einfluss',
  paysWith: {
    white: 'zahlt mit weißem Einfluss',
    brown: 'zahlt mit braunem Einfluss',
    red: 'zahlt mit rotem Einfluss',
    green: 'zahlt mit grünem Einfluss',
  },
  savesCubes: 'spart seine Würfel für Strecken und Züge',
  keepsAnotherRound: 'behält die Strecken noch eine Runde',
  keepsTrack: 'behält die Strecken: sie abzugeben brächte nichts',
  leavesRest: 'überlässt den anderen den Rest',
  nothingWorth: 'nichts in Reichweite ist einen Zug wert',
} satisfies Translation<typeof en>
