import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const people: Whole<AccountWords['people']> = {
  marked: {
    title: 'Wen du stummschaltest oder sperrst',
    none: 'Niemanden. An einem Tisch führt der Name einer Person dorthin.',
    muted: 'stumm',
    blocked: 'gesperrt',
    remove: '{name} weder stummschalten noch sperren',
  },
  followed: 'Menschen, denen du folgst',
  nobody: 'Noch niemand. Auf der Seite einer Person kannst du ihr folgen; dann ist sie zur Hand, wenn du jemanden dazubittest.',
  here: 'gerade da',
  unfollowOf: '{name} nicht mehr folgen',
  invite: 'Bekannte dazubitten',
  inviteNobody: 'Du folgst noch niemandem. Wähle am Tisch oder in der Lobby einen Namen, um jemandem zu folgen.',
  ask: 'Dazubitten',
  askOf: '{name} dazubitten',
  asked: 'ist gebeten',
  decline: 'Nein, danke',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  followHelp: 'Sie ist zur Hand, wenn du jemanden dazubittest. Sie erfährt es nicht.',
  mute: 'Stummschalten',
  unmute: 'Wieder hören',
  block: 'Sperren',
  unblock: 'Nicht mehr sperren',
  shared: 'Spiele mit dir',
  noShared: 'Ihr habt noch kein Spiel zusammen zu Ende gespielt.',
  sharedPlaces: 'du {yours, number}., {name} {theirs, number}. von {seats, number}',
  style: 'Wie gespielt wird',
  styleOf:
    '{games, plural, one {# Spiel} other {# Spiele}}, {wins, plural, =0 {keines gewonnen} one {# gewonnen} other {# gewonnen}}, mittlerer Platz {place, number, ::percent} von oben. Am häufigsten {game} zu {seats, plural, =2 {zweit} =3 {dritt} =4 {viert} =5 {fünft} other {#}}.',
  notShown: 'Wertungen werden nicht gezeigt.',
  yourself: 'Das ist deine eigene Seite, wie andere sie sehen.',
  failed: 'Das ging nicht: {why}',
}
