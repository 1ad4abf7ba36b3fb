import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  you: 'Vous',
  player: 'Joueur',
  nothingToTakeBack: 'Il n’y a rien à reprendre.',
  hardlyGood: 'Possible, mais guère bon.',
  whyWhat: 'Quel coup ? why COUP, par exemple « why 1 ».',
  saveWhere: 'Dans quel fichier ? save FICHIER, par exemple « save partie.json ».',
  advice: 'coup, chance de victoire, points attendus, raison :',
  forHelp: '« help » pour de l’aide',
  saved: 'Enregistré. Pour continuer : {command}',
  left: '{moves, plural, one {# coup a été joué} other {# coups ont été joués}}{isSaved, select, true {} other {, et pas enregistrés}}.',
  winners: '{n, plural, one {Victoire : {names}.} other {Victoire partagée : {names}.}}',
  advise: {
    after: '{at, plural, =0 {Au début.} other {Après le coup #.}}',
    expects: '{chance} de victoire, points {scores}, {share} de la réflexion : {reason}',
    curve: '{game} : part de victoire du premier coup au dernier',
    turningPoints: 'Tournants :',
    turningPoint: 'coup {at}, {name} : {move} ({reason}). {changed} : {before} → {after}',
  },
} satisfies Translation<typeof en>
