/** Français, pour les problèmes. */
import type { Whole } from '../../language/fallback.ts'
import type { PuzzleWords } from './en.ts'

const fr: Whole<PuzzleWords> = {
  puzzles: {
    title: 'Problèmes : {title}',
    lead: 'Des moments de vraies parties où une idée décide. Trouvez ce qui est nettement le meilleur ; la solution est expliquée et jouée.',
    none: 'Il n’y a pas de problèmes pour ce jeu.',
    missing: 'Ce problème n’existe pas.',
    home: 'À l’accueil',
    today: 'Le problème du jour',
    progress: '{solved, number} sur {all, number} résolus',
    difficulty: 'Difficulté',
    every: 'Tous',
    level: { easy: 'facile', middle: 'moyen', hard: 'difficile', deep: 'très difficile' },
    state: { solved: 'résolu', helped: 'résolu avec aide', tried: 'essayé', new: 'nouveau' },
    nothing: 'Aucun de cette difficulté.',
    puzzle: 'Problème',
    number: 'Problème {n, number}',
    about: '{theme} · {level}',
    loading: 'On installe la position…',
    silent: 'Quel est le meilleur coup ? Jouez-le.',
    solved: 'Résolu.',
    half: 'La bonne idée, mais pas la meilleure façon. Essayez encore.',
    other: 'Autre chose est nettement meilleur. Essayez encore.',
    idea: 'L’idée',
    answer: 'Montrer la solution',
    again: 'Essayer encore',
    line: 'Jouer la solution',
    instead: 'Et le coup évident ?',
    done: 'Regardez-la, ou continuez',
    wrong: 'Annulez et regardez encore',
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    checking: 'Un instant…',
    broken: 'La réponse n’a pas pu être vérifiée. Rechargez la page.',
  },
}

export default fr
