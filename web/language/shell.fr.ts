/** Le cadre de chaque page. */
import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const shell: Whole<Catalogue['shell']> = {
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  lobby: 'Salon',
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
  guest: 'Invité',
  unreachable: 'Le serveur est injoignable.',
  reload: 'Recharger la page',
  stale: 'Cette partie n’a pas pu être chargée : il y a peut-être une nouvelle version. Rechargez la page ; rien n’est perdu.',
  unfetched:
    'Vous êtes hors ligne, et cette partie n’est pas gardée sur cet appareil. Rechargez la page dès que la connexion revient ; rien n’est perdu.',
  close: 'Fermer',
  cancel: 'Annuler',
}

export const design: Whole<Catalogue['design']> = {
  title: 'Style de la maison',
  lead: 'Toutes les pièces du système graphique sur une page.',
}
