/** Der Trainer neben einem am Tisch. */
import type { Whole } from '../../language/fallback.ts'
import type { CoachWords } from './en.ts'

const de: Whole<CoachWords> = {
  coach: {
    coach: 'Trainer',
    thinking: 'Ich sehe nach …',
    quiet: 'Ich schaue zu.',
    other: 'Eben sagte ich „{lead}“: Das hier ist besser.',
    good: 'Besser: Das war gut gewählt.',
    ask: 'Fragen',
    beQuiet: 'Still sein, bis ich frage',
    more: 'Mehr',
    doubt: {
      clearly: 'Das Erste ist klar besser',
      rather: 'Das Erste ist etwas besser',
      even: 'Etwa gleich: Nimm, was dir gefällt',
    },
    moments: 'Drei Augenblicke, die am meisten bewegten',
    lessons: 'Zurück zu den Lektionen',
    before: 'Bevor du das tust',
    round: '{points} für dich in der letzten Runde{hasPart, select, yes {, vor allem durch {source} ({part})} other {}}.',
    ahead: 'Du liegst {n, number} vor {name}.',
    behind: '{name} liegt {n, number} vor dir.',
    level: 'Du und {name} seid gleichauf.',
    after: 'Zu deiner letzten Entscheidung',
    showMe: 'Zeig es mir',
    takeBack: 'Zurücknehmen',
    goOn: 'Weiter',
  },
}

export default de
