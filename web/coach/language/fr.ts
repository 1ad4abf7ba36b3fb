/** L’entraîneur à côté de soi à la table. */
import type { Whole } from '../../language/fallback.ts'
import type { CoachWords } from './en.ts'

const fr: Whole<CoachWords> = {
  coach: {
    coach: 'Entraîneur',
    thinking: 'Je regarde…',
    quiet: 'J’observe.',
    other: 'À l’instant je disais « {lead} » : ceci est mieux.',
    good: 'Mieux : c’était bien choisi.',
    ask: 'Demander',
    beQuiet: 'Silence jusqu’à ma question',
    more: 'Plus',
    doubt: {
      clearly: 'Le premier est nettement meilleur',
      rather: 'Le premier est un peu meilleur',
      even: 'À peu près égal : à votre goût',
    },
    moments: 'Trois moments qui ont le plus compté',
    lessons: 'Revenir aux leçons',
    before: 'Avant de faire cela',
    round: '{points} pour vous au dernier tour{hasPart, select, yes {, surtout par {source} ({part})} other {}}.',
    ahead: 'Vous menez {name} de {n, number}.',
    behind: '{name} vous mène de {n, number}.',
    level: 'Vous et {name} êtes à égalité.',
    after: 'Sur votre dernière décision',
    showMe: 'Montrez-moi',
    takeBack: 'Annuler le coup',
    goOn: 'Continuer',
  },
}

export default fr
