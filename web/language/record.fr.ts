/** Les règles à lire et les parties à revoir. */
import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const rules: Whole<Catalogue['rules']> = {
  fiveMinutes: 'Les règles en cinq minutes',
  english: 'Le livret de règles est en anglais.',
  title: 'Les règles de {title}',
  search: 'Chercher dans les règles',
  found: '{n, plural, =0 {Rien trouvé} one {# article} other {# articles}}',
  contents: 'Sommaire',
  glossary: 'Comment s’appellent les choses',
  ours: 'notre choix',
  missing: 'Les règles de ce jeu ne sont pas encore écrites.',
  playNow: 'Jouer',
}

export const replay: Whole<Catalogue['replay']> = {
  review: 'Revoir',
  title: 'Revoir une partie',
  lead: 'Ouvrez l’enregistrement d’une partie, d’un fichier ou d’un lien, et parcourez-la.',
  file: 'Ouvrir un fichier',
  paste: 'Ou collez un enregistrement, ou le lien d’une table',
  open: 'Ouvrir',
  bad: 'Cet enregistrement ne s’ouvre pas : {why}',
  stops: 'L’enregistrement s’arrête au coup {at, number} (« {move} ») : {why}',
  again: 'Depuis le début',
  run: 'Dérouler',
  pause: 'Pause',
  branch: 'Continuer d’ici contre des robots',
  curve: 'Classement',
  ask: 'Trouver les tournants',
  asking: 'On joue la suite : {part, number} %',
  turning: 'Tournants',
  turningHelp: 'Part de victoires quand des robots qui ne voient que ce qu’un joueur voit finissent la partie depuis chaque position.',
  turn: 'Coup {n, number}, {name} : {move}',
  change: '{name} : {before, number} % → {after, number} %',
  drop: 'Déposez un enregistrement ici',
  link: 'Copier un lien vers cette partie',
}
