import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const people: Whole<AccountWords['people']> = {
  marked: {
    title: 'Personnes que vous rendez muettes ou bloquez',
    none: 'Personne. À une table, choisissez un nom pour rendre muet ou bloquer quelqu’un.',
    muted: 'muet',
    blocked: 'bloqué',
    remove: 'Ne plus rendre muet ni bloquer {name}',
  },
  followed: 'Personnes que vous suivez',
  nobody: 'Personne encore. Sur la page d’une personne, vous pouvez la suivre ; elle est alors à portée de main quand vous invitez.',
  here: 'présent en ce moment',
  unfollowOf: 'Ne plus suivre {name}',
  invite: 'Inviter des connaissances',
  inviteNobody: 'Vous ne suivez encore personne. Choisissez un nom à une table ou au salon pour suivre quelqu’un.',
  ask: 'Inviter',
  askOf: 'Inviter {name}',
  asked: 'invité',
  decline: 'Non, merci',
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  followHelp: 'Cette personne est à portée de main quand vous invitez. Elle n’en est pas informée.',
  mute: 'Mettre en sourdine',
  unmute: 'Entendre à nouveau',
  block: 'Bloquer',
  unblock: 'Ne plus bloquer',
  shared: 'Parties avec vous',
  noShared: 'Vous n’avez pas encore fini de partie ensemble.',
  sharedPlaces:
    'vous {yours, selectordinal, one {#er} other {#e}}, {name} {theirs, selectordinal, one {#er} other {#e}} sur {seats, number}',
  style: 'Sa façon de jouer',
  styleOf:
    '{games, plural, one {# partie} other {# parties}}, {wins, plural, =0 {aucune gagnée} one {# gagnée} other {# gagnées}}, place moyenne à {place, number, ::percent} du haut. Le plus souvent {game} à {seats, number}.',
  notShown: 'Les cotes ne sont pas montrées.',
  yourself: 'C’est votre propre page, telle que les autres la voient.',
  failed: 'Cela n’a pas marché : {why}',
}
