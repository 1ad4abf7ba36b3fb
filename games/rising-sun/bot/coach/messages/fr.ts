// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter is meant
import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  lead: {
    start: 'Commencer à {place}',
    clean: 'Passer, {waste, plural, one {# déchet} other {# déchets}} en moins pour de bon',
    idle: 'Rien d’acheté, rien de posé',
    lay: '{rails, plural, one {Un rail} other {# rails}} vers {place}',
    both: '{rails, plural, one {Un rail} other {# rails}} vers {place} et {card}',
    finish: 'Vos derniers rails, et la partie finit',
    station: 'Une gare à {place}',
    shared: 'Une gare à {place}, où est aussi {seat}',
    train: 'Acheter {card}, de l’argent pour plus tard',
    gold: 'Acheter {card}, des points à la fin',
    card: 'Acheter {card}',
    play: 'D’abord {card}, puis voir',
    choose: 'Choisir {card}',
    answer: 'Cette réponse',
  },
  near: {
    field: 'la plaine près de {place}',
    river: 'la rivière près de {place}',
    mountain: 'la montagne près de {place}',
  },
  figure: {
    cities: '{n, plural, =0 {aucun point en ville} one {# point en ville} other {# points en ville}}',
    remotes:
      '{n, plural, =0 {aucun point dans les lieux isolés} one {# point dans les lieux isolés} other {# points dans les lieux isolés}}',
    gold: '{n, plural, =0 {pas d’or} one {# point d’or} other {# points d’or}}',
    tourists: '{n, plural, =0 {aucun touriste} one {# point de touristes} other {# points de touristes}}',
    routes: '{n, plural, =0 {aucune liaison} one {# point de liaisons} other {# points de liaisons}}',
    rails: '{n, plural, =0 {aucun rail} one {# rail} other {# rails}}',
    waste:
      '{sign, select, less {{n, plural, one {# déchet} other {# déchets}} de moins} none {aucun déchet de plus} other {{n, plural, one {# déchet} other {# déchets}}}}',
    hand: 'des mains d’environ ${n, number}',
    near: '{n, plural, =0 {aucun lieu à points proche} one {# lieu à points proche} other {# lieux à points proches}}',
    cards: '{n, plural, =0 {aucune carte nouvelle} one {# carte nouvelle} other {# cartes nouvelles}}',
    rivals: 'meilleur rival {signed}',
  },
  cost: {
    cities: '{n, plural, =0 {rien en ville} one {seulement # en ville} other {seulement # en ville}}',
    remotes: '{n, plural, =0 {rien dans les lieux isolés} one {lieux isolés, seulement #} other {lieux isolés, seulement #}}',
    gold: '{n, plural, =0 {pas d’or} one {seulement # d’or} other {seulement # d’or}}',
    tourists: '{n, plural, =0 {aucun touriste} one {seulement # de touristes} other {seulement # de touristes}}',
    routes: 'aucune liaison',
    rails: '{n, plural, =0 {aucun rail} one {seulement # rail} other {seulement # rails}}',
    waste:
      '{sign, select, less {seulement {n, plural, one {# déchet} other {# déchets}} de moins} none {aucun déchet parti} other {{n, plural, one {# déchet} other {# déchets}}}}',
    hand: 'des mains de ${n, number} seulement',
    near: '{n, plural, =0 {aucun lieu à points proche} one {seulement # lieu à points proche} other {seulement # lieux à points proches}}',
    cards: '{n, plural, =0 {aucune carte nouvelle} one {seulement # carte nouvelle} other {seulement # cartes nouvelles}}',
    rivals: 'meilleur rival {signed}',
  },
  phase: {
    placement: 'Commencez là où villes et lieux isolés sont proches, et les rivaux non.',
    turn: 'D’abord améliorez votre pioche ; plus tard l’argent devient des rails qui comptent.',
  },
  theme: {
    start: 'Le départ',
    deck: 'La pioche',
    gold: 'Des points à acheter',
    rails: 'Les rails',
    stations: 'Les gares',
    routes: 'Les liaisons',
    endgame: 'La fin de partie',
  },
  task: {
    start: 'Où commencez-vous ?',
    deck: 'Un tour entier : de quoi votre pioche a-t-elle besoin ?',
    gold: 'Un tour entier : des points maintenant, ou plus tard ?',
    rails: 'Un tour entier : où vont les rails ?',
    stations: 'Un tour entier : où va la gare ?',
    routes: 'Un tour entier : comment obtenir une liaison ?',
    endgame: 'La fin est proche : quel est votre tour ?',
  },
} satisfies Translation<typeof en>
