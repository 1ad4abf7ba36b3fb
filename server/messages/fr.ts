import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  headline: {
    turn: 'À vous : {title}',
    undo: 'Reprendre ? {title}',
    vote: 'Votre vote est demandé : {title}',
    time: 'Votre temps s’écoule : {title}',
    started: 'La partie a commencé : {title}',
    finished: 'La partie est finie : {title}',
    chat: 'Quelqu’un vous a écrit : {title}',
  },
  digest: '{tables, plural, one {Votre journée à une table} other {Votre journée à # tables}}',
  quiet: 'Pendant vos heures calmes : des nouvelles de {tables, plural, one {# table} other {# tables}}',
  since: 'Depuis votre départ',
  earlier: '{lines, plural, one {… # de plus avant celles-ci :} other {… # de plus avant celles-ci :}}',
  nothing: 'Il ne s’est rien passé à la table depuis votre départ.',
  asked: 'On vous demande',
  askedVote: 'Le temps de {name} est écoulé. Attendre encore, laisser un robot jouer ce tour, ou laisser un robot prendre la place ?',
  askedUndo: '{name} voudrait reprendre un coup. Êtes-vous d’accord ?',
  look: 'Ouvrir la table',
  move: 'Jouer « {move} »',
  agree: 'D’accord',
  disagree: 'Refuser',
  once: 'Ces liens servent une fois, pour cette position seulement. Ne les transmettez pas : qui en a un peut donner cette réponse à votre place.',
  tookBack: '{name} a repris des coups.',
  resigned: '{name} a abandonné.',
  said: '{name} : {text}',
  place: '{rank}. {name} : {score}',
  turnOf: 'À {name} de jouer.',
  settings: 'Choisir de quoi vous êtes averti',
  stop: 'Plus de ces lettres',
  confirm: {
    subject: 'Est-ce votre adresse ?',
    text: 'Quelqu’un, sans doute vous, a demandé à Branchline d’envoyer des avis sur des jeux de société à cette adresse. Si c’était vous, dites-le sur la page de ce lien. Sinon, ne faites rien : on ne vous écrira plus.',
    button: 'Confirmer cette adresse',
  },
  trial: {
    headline: 'Cela marche',
    text: 'C’est ainsi que Branchline vous parlera de vos tables.',
  },
  signIn: {
    subject: 'Se connecter à Branchline',
    text: 'Ouvrez cette adresse pour vous connecter. Elle sert une fois, pendant quinze minutes :\n\n{link}\n\nSi vous ne l’avez pas demandée, quelqu’un s’est trompé d’adresse : ne faites rien, et rien ne se passe.\n',
  },
  addAddress: {
    subject: 'Ajouter cette adresse à votre compte Branchline',
    text: 'Ouvrez cette adresse dans le navigateur où vous l’avez demandée, et cette boîte devient un accès à votre compte. Elle sert une fois, pendant quinze minutes :\n\n{link}\n\nSi vous ne l’avez pas demandée, ne faites rien, et rien ne se passe.\n',
  },
  withoutClient: 'Le serveur tourne, mais les pages du navigateur ne sont pas construites. Construisez-les, ou jouez par l’interface :',
  bot: 'Robot {number}',
} satisfies Translation<typeof en>
