import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const host: Whole<AccountWords['host']> = {
  title: 'La maison',
  nothing:
    'Il n’y a rien ici pour vous. Qui tient le serveur crée un lien avec « branchline host » ; il sert une fois, pendant quinze minutes.',
  house: 'Comment elle va',
  health: 'État',
  well: 'tout va bien',
  up: 'Démarrée',
  tables: 'Tables',
  tablesOf:
    '{open, plural, one {# attend} other {# attendent}}, {running, number} en cours, {finished, plural, one {# terminée} other {# terminées}}, {inMemory, number} en mémoire',
  people: 'Personnes',
  peopleOf:
    '{known, plural, one {# connue} other {# connues}}, {accounts, number} avec un compte, {around, plural, one {# présente} other {# présentes}}',
  storage: 'Stockage',
  memory: 'Mémoire',
  megabytes: '{n, number} Mo',
  versions: 'Versions',
  protocol: 'protocole {n, number}',
  rules: 'Règles',
  announcement: 'Annonce',
  until: 'Visible jusqu’au {at}.',
  noMore: 'Retirer',
  say: 'Dire à tous',
  sayHelp: 'Une phrase, visible sur la page d’accueil et au salon.',
  days: 'Pour combien de jours',
  tell: 'Annoncer',
  reports: 'Signalements ({n, plural, one {# ouvert} other {# ouverts}})',
  noReports: 'Rien n’est signalé.',
  reportOf: 'à propos de {about}, par {by}, {at}',
  numbers: 'Personne {person}, table {table}',
  open: 'Ouvrir la table',
  dealtWith: 'Traité',
  ending: 'Mettre fin à une table ou à un compte',
  tableNumber: 'Lien ou numéro d’une table',
  endTable: 'Mettre fin à la table',
  personName: 'Nom (son début) ou numéro d’une personne',
  find: 'Chercher',
  endAccount: 'Mettre fin au compte',
  sure: 'Appuyez encore : c’est sans retour',
  endingHelp:
    'Une table finit sans résultat. Un compte part avec son nom, ses sessions, ses messages et ses cotes ; des robots continuent les parties en cours.',
}
