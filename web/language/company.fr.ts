import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const company: Whole<Catalogue['company']> = {
  about: 'À propos de {name}',
  page: '{name} : parties communes, cote, suivre',
  mute: 'Rendre muet',
  muteHelp: 'Ce que {name} écrit ne vous est plus montré, sur aucun de vos appareils.',
  unmute: 'Entendre de nouveau {name}',
  block: 'Bloquer',
  blockHelp: 'Muet, et vous ne vous retrouvez plus à la même table. Les parties en cours continuent.',
  unblock: 'Ne plus bloquer {name}',
  report: 'Signaler à l’hôte',
  reportLine: 'Vous signalez cette ligne :',
  reportHelp: 'L’hôte la voit avec ce qui s’est dit autour, et qui la signale.',
  reason: 'Raison',
  reasons: { abuse: 'Insultes ou menaces', spam: 'Publicité', cheating: 'Triche', name: 'Le nom', other: 'Autre chose' },
  words: 'Avec vos mots, si vous le voulez',
  send: 'Envoyer le signalement',
  sent: 'L’hôte a reçu votre signalement. Merci.',
  failed: 'Cela n’a pas marché : {why}',
  closeChat: 'Fermer la discussion',
  openChat: 'Rouvrir la discussion',
  closed: 'La personne qui tient la table a fermé la discussion.',
  tooMuch: 'Trop d’un coup : attendez un instant, puis renvoyez.',
  notSaid: 'Ceci n’a pas été envoyé.',
}
