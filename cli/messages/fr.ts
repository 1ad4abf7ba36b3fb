import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  help: 'Tapez un coup (Tab le complète), son numéro, ou bien :\n  board PARTIE  la position en mots, toute ou en partie\n  moves         les coups permis, numérotés\n  card NOM      une carte, un train, un lot ou une compagnie\n  price NOM     ce que coûte un tronçon, une ligne, un rail ou une carte\n  look LIEU     ce qui s’y trouve, et ce que vous pouvez en faire\n  why COUP      ce que coûte un coup, où il mène et ce qui parle pour lui, ou pourquoi il est impossible\n  advice        les meilleurs coups, tels que les voit le robot le plus fort (quelques secondes)\n  undo          revient à votre décision précédente\n  save FICHIER  enregistre la partie ; « branchline play JEU --load FICHIER » la reprend\n  log           les derniers coups\n  rules NUMÉRO  les règles en cinq minutes, ou une clause par son numéro\n  quit          s’en va ; une partie qui n’est pas enregistrée est perdue\nQuand il n’y a qu’un coup, Entrée le joue.',
  you: 'Vous',
  nothingToTakeBack: 'Il n’y a rien à reprendre.',
  hardlyGood: 'Possible, mais guère bon.',
  whyWhat: 'Quel coup ? why COUP, par exemple « why 1 ».',
  saveWhere: 'Dans quel fichier ? save FICHIER, par exemple « save partie.json ».',
  advice: 'coup, chance de victoire, points attendus, raison :',
  forHelp: '« help » pour de l’aide',
  near: 'Y ressemblent : {moves}.',
  sections: 'Les parties sont : {titles}.',
  thenChance: 'La suite dépend de ce que vous ne pouvez pas savoir.',
  saved: 'Enregistré. Pour continuer : {command}',
  left: '{moves, plural, one {# coup a été joué} other {# coups ont été joués}}{isSaved, select, true {} other {, et pas enregistrés}}.',
  winners: '{n, plural, one {Victoire : {names}.} other {Victoire partagée : {names}.}}',
  options: {
    version: 'version des règles {version}',
    values: '{values} ({usual})',
    range: '{min} à {max} ({usual})',
    names: '{counts} de {of, plural, one {# nom} other {# noms}}',
  },
  advise: {
    after: '{at, plural, =0 {Au début.} other {Après le coup #.}}',
    expects: '{chance} de victoire, points {scores}, {share} de la réflexion : {reason}',
    curve: '{game} : part de victoire du premier coup au dernier',
    turningPoints: 'Tournants :',
    turningPoint: 'coup {at}, {name} : {move} ({reason}). {changed} : {before} → {after}',
  },
} satisfies Translation<typeof en>
