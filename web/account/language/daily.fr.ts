/** La partie du jour. */
import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const daily: Whole<AccountWords['daily']> = {
  title: 'La partie du jour',
  lead: 'Le même départ pour tous, contre les mêmes adversaires, et votre résultat à côté de tous les autres.',
  on: '{game}, {day}',
  seats: '{seats, plural, other {à # joueurs : vous et {others, plural, one {un robot} other {# robots}}}}',
  begin: 'Jouer la partie d’aujourd’hui',
  once: 'Vous avez un seul essai : il compte dès que vous commencez, et rien ne se reprend. Vous pouvez partir et continuer plus tard, même sans connexion ; les résultats sont acceptés jusqu’au {when}.',
  goOn: 'Continuer',
  handIn: 'Remettre le résultat',
  begun: 'Votre essai est en cours.',
  elsewhere: 'Vous l’avez commencée sur un autre appareil : finissez-la là-bas. Ce qui commence ici reprend la même partie du début.',
  refused: 'Le résultat n’a pas été accepté : {why}',
  kept: 'Le serveur est injoignable. Votre partie reste ici ; revenez à cette page pour la remettre.',
  offline: 'Le serveur est injoignable : c’est là que la partie du jour est donnée.',
  yours:
    'Votre résultat : {score, number} points, place {place, number} à la table. {rank, selectordinal, one {#er} other {#e}} sur {done, number}.',
  tomorrow: 'La suivante est donnée à minuit, UTC.',
  results: 'Tout le monde aujourd’hui',
  count:
    '{done, plural, =0 {Personne n’a} one {# a} other {# ont}} fini, {open, plural, =0 {personne n’est} one {# est} other {# sont}} en route.',
  yesterday: 'La veille : {title}',
  more: 'Plus',
  head: { name: 'Nom', score: 'Points', place: 'Place à la table', moves: 'Coups' },
  proof:
    'Chaque résultat est rejoué par le serveur, la part des adversaires par les adversaires. Ce qui ne se prouve pas, c’est que personne n’a essayé des coups sur une copie.',
}
