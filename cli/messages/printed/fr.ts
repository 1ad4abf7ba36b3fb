import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  sim: {
    heading: '{game}, {players, plural, one {# joueur} other {# joueurs}} ({bots}), graine {seed}',
    finished: '{finished} sur {games, plural, one {# partie} other {# parties}} terminées, {decisions} décisions ({each} par partie)',
    speed: '{seconds} s, {rate} décisions/s ; {cpuSeconds} s de calcul, {cpuRate} décisions par seconde de calcul',
    seat: 'place {seat} : victoires {wins}, score {mean} (de {min} à {max})',
    digest: 'empreinte {digest}',
  },
  progress: {
    games: '{done} sur {total, plural, one {# partie} other {# parties}}',
    positions: '{done} sur {total, plural, one {# position} other {# positions}}',
    left: 'encore {seconds} s',
  },
  arena: {
    heading:
      '{game}{map}, {players, plural, one {# joueur} other {# joueurs}}, {games, plural, one {# partie} other {# parties}}, graine {seed}, {seconds} s',
    columns: {
      bot: 'robot',
      wins: 'victoires',
      score: 'score',
      elo: 'Elo',
      time: 'ms/décision',
      slowest: 'la plus lente',
      iterations: 'itérations',
      fallbacks: 'secours',
      illegal: 'interdits',
    },
    verdict:
      '{bot} : {share} % ({least}–{most}, à égalité {even} %) : {found, select, stronger {plus fort que les autres} weaker {plus faible que les autres} other {pas encore tranché}}.',
    trouble: '{bot} : {why} ({times, plural, one {# décision} other {# décisions}})',
    troubles: {
      late: 'pas de réponse à temps, ou aucune qui répète l’identifiant en nombre ; voir --deadline',
      impossible: 'la réponse n’était pas un coup permis',
      gone: 'le programme n’a pas pu démarrer, ou s’est arrêté de lui-même',
      flood: 'une ligne de plus d’un million de signes ; le programme a été arrêté',
      deaf: 'il ne lit pas ce qu’on lui envoie ; le programme a été arrêté',
    },
  },
  backup: {
    written: '{rows, plural, one {# ligne écrite} other {# lignes écrites}} dans {file}',
    read: '{rows, plural, one {# ligne lue} other {# lignes lues}} dans {file}',
    checked:
      '{rows, plural, one {# ligne écrite} other {# lignes écrites}} dans {file}, relue et trouvée entière ; {removed} plus anciennes retirées',
    failed: 'Pas de sauvegarde cette fois : {why}',
    unsure: 'cette sauvegarde vient d’une version plus ancienne, sans comptes ni empreinte : personne ne peut dire si elle est entière.',
    warning: 'Attention : {what}',
    readable: '{rows, plural, one {# ligne lisible} other {# lignes lisibles}}. {unsure}',
    whole:
      'entière, {rows, plural, one {# ligne} other {# lignes}}, {form, select, sqlite {copie d’un fichier SQLite} other {sous la forme portable}}, schéma {step}',
  },
  reports: {
    none: 'rien n’est signalé',
    handled: 'le signalement {number} est réglé',
    handledOn: '(réglé le {day})',
    handledNote: '(réglé le {day} : {note})',
    people: 'sur {about} ({aboutId}), par {by} ({byId})',
    peopleRenamed: 'sur {about} ({aboutId}, alors {before}), par {by} ({byId})',
    table: 'à la table {table} ({game})',
    line: 'la ligne : {text}',
  },
  serve: {
    right: 'Les réglages sont bons.',
    closing: 'On finit ce qui a été accepté …',
  },
  pack: {
    built: '{name} {version} est construit. Pour y jouer : {command}',
  },
  doctor: {
    node: 'Node',
    nodeVersion: '{version} (il faut 20.19 ou plus récent)',
    machine: 'Machine',
    machineHas: '{cores, plural, one {# cœur} other {# cœurs}}, {memory} Go de mémoire, {platform}',
    disk: 'Disque',
    diskHas: 'ce dossier est accessible en écriture, {free} Go libres pour les fichiers temporaires',
    game: 'une partie au hasard de {decisions, plural, one {# décision} other {# décisions}}, l’arbitre n’a rien à redire',
    network: 'Réseau',
    listens: 'peut écouter sur la machine elle-même',
    cannotListen: 'ne peut pas écouter sur la machine elle-même : {why}',
  },
  faults: {
    fine: 'Chaque entrée confirmée est là une fois, dans un ordre sur lequel tous s’accordent ; rien de vu n’a disparu.',
    complaints: '{n, plural, one {# reproche} other {# reproches}}.',
  },
} satisfies Translation<typeof en>
