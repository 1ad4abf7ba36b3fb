/** Les leçons : la liste d’un jeu, et ce que la table dit autour d’elles. */
import type { Whole } from '../../language/fallback.ts'
import type { LearnWords } from './en.ts'

const fr: Whole<LearnWords> = {
  learn: {
    title: 'Apprendre {title}',
    none: 'Il n’y a pas de leçons pour ce jeu.',
    missing: 'Cette leçon n’existe pas.',
    home: 'À l’accueil',
    lesson: 'Leçon',
    caption: 'Leçon {number} : {name}',
    at: 'Étape {at} sur {of}',
    finished: 'Terminé',
    end: '« {name} » est faite. Bien joué.',
    miss: 'C’est permis, mais ce n’est pas le sujet ici. Annulez votre coup et essayez autre chose.',
    askMiss: 'Ce n’est pas ça.',
    right: 'Oui.',
    hint: 'Indice',
    goOn: 'Continuer',
    back: 'L’étape d’avant',
    again: 'Montrer encore',
    takeBack: 'Annuler le coup',
    showMe: 'Montrez-moi',
    seen: 'Voyez ce que cela a donné',
    choose: 'Touchez-le, ou choisissez ici',
    you: 'Vous',
    nextIs: 'Ensuite : {name}',
    lastDone: 'C’était la dernière leçon',
    next: 'Leçon suivante',
    all: 'Toutes les leçons',
    done: 'Faite',
    skipped: 'Sautée',
    minutes: '{n, plural, one {# minute} other {# minutes}}',
    start: 'Commencer',
    repeat: 'Encore une fois',
    anew: 'Depuis le début',
    resume: 'Reprendre à l’étape {step}',
    skip: 'Passer cette leçon',
    firstGame: 'Première partie avec l’entraîneur, {minutes, plural, one {# minute} other {# minutes}}',
    puzzles: 'Problèmes',
    play: 'Jouer une partie contre des robots',
  },
}

export default fr
