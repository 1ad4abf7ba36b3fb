import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const waiting: Whole<AccountWords['waiting']> = {
  send: 'Envoyer',
  code: 'Code QR',
  codeOf: 'Code QR du lien {link}',
  addSeat: 'Une place de plus',
  removeSeat: 'Sans la place {n}',
  notAgreed: 'n’a pas encore accepté les options',
  options: 'Ce qu’on joue',
  change: 'Modifier',
  apply: 'Jouer ainsi',
  keep: 'Laisser comme avant',
  changed: '{name} a modifié ce qu’on joue. Êtes-vous d’accord ?',
  agree: 'D’accord',
  someAsked: 'Quelqu’un doit encore accepter ce qu’on joue.',
  fill: 'Compléter avec des robots et commencer',
  nobody: 'Il manque quelqu’un ? Envoyez le lien, mettez des robots aux places libres ou retirez-les.',
  yes: 'oui',
  no: 'non',
  option: '{name} : {value}',
  full: 'Toutes les places sont prises.',
  planned: 'Prévu pour {at}. On peut commencer avant, quand tous sont là.',
  unread: '{n, plural, one {Une nouvelle ligne dans la discussion} other {# nouvelles lignes dans la discussion}}',
  seen: {
    public: 'Tout le monde la trouve dans la liste des tables.',
    unlisted: 'Elle n’est dans aucune liste : qui a le lien la trouve.',
    private: 'Seules les personnes invitées peuvent la voir.',
    club: 'Seuls le club et les personnes invitées peuvent la voir.',
  },
}
