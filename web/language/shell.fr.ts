/** Le cadre de chaque page. */
import type { Catalogue } from './catalogue.ts'
import type { Translated } from './fallback.ts'

export const shell: Translated<Catalogue['shell']> = {
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  replay: 'Revoir',
  settings: 'Réglages',
  account: 'Compte et connexion',
  toLight: 'Jour : papier clair',
  toDark: 'Nuit : papier sombre',
  imprint: 'Branchline. Règles dans nos propres mots, plateaux et affiches dessinés par nous.',
  design: 'Style de la maison',
  loading: 'Un instant…',
  lost: 'Cette page n’existe pas. La ligne s’arrête ici.',
  fault: 'Quelque chose a échoué sur cette page.',
  reload: 'Recharger la page',
  close: 'Fermer',
  cancel: 'Annuler',
}

export const design: Translated<Catalogue['design']> = {
  title: 'Style de la maison',
  lead: 'Toutes les pièces du système graphique sur une page.',
}
