import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  deck: { name: 'Pioche', means: 'Vos cartes à venir ; cinq nouvelles à chaque tour.' },
  'discard-pile': { name: 'Défausse', means: 'Là où vont vos cartes ; mélangée quand la pioche est vide.' },
  train: { name: 'Train', means: 'Bleu : donne de l’argent.' },
  money: { name: 'Argent', means: 'Pour ce tour seulement.' },
  'rail-point': { name: 'Point de rail', means: 'Pose un rail à côté d’un des vôtres.' },
  station: { name: 'Gare', means: 'Porte à 2, 4 ou 8 la valeur de chaque rail de sa ville.' },
  'remote-location': { name: 'Lieu isolé', means: 'Une case étoilée : vaut son nombre, et le coûte aussi.' },
  action: { name: 'Action', means: 'Rouge : fait ce qui est écrit.' },
  'gold-card': { name: 'Carte or', means: 'Des points à la fin, rien avant.' },
  waste: { name: 'Déchet', means: 'Une carte morte dans votre pioche.' },
  pass: { name: 'Passer', means: 'Renoncer au tour et rendre tous les Déchets de sa main.' },
  supply: { name: 'Réserve', means: 'Les cartes à vendre.' },
  route: { name: 'Liaison', means: 'Deux villes à relier le premier : des points, et un avantage une fois.' },
  barrier: { name: 'Barrière', means: 'Sépare deux cases qui ne sont pas voisines.' },
  end: { name: 'La fin', means: 'Quatre piles vides, tous les rails d’un joueur ou toutes les gares.' },
} satisfies Translation<typeof en>
