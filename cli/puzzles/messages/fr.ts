import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  games:
    '{games, plural, one {# partie} other {# parties}}, {looked, plural, one {# décision regardée} other {# décisions regardées}}, {found, plural, one {# problème trouvé} other {# problèmes trouvés}}.',
  rejected: 'Écartés : {reasons}.',
  reject: {
    odd: '{n} qui suivent un coup que personne ne jouerait',
    glance: '{n} où rien ne se détache',
    margin: '{n} pour l’écart',
    unstable: '{n} qui changent d’un essai à l’autre',
    thought: '{n} que plus de réflexion voit autrement',
    elsewhere: '{n} où un autre coup est aussi bon',
    ways: '{n} avec trop de solutions',
    long: '{n} trop longs',
    hidden: '{n} qui tiennent à une carte cachée',
    wordless: '{n} dont la raison ne se dit pas',
    themeless: '{n} qui n’ont pas de thème',
    refused: '{n} dont les coups sont refusés',
    twin: '{n, plural, one {# jumeau} other {# jumeaux}}',
  },
  chosen:
    '{n, plural, one {# problème retenu} other {# problèmes retenus}} : par thème {themes} ; par niveau {levels} ; par tiers de la partie {thirds} ; {obvious} résolus d’un coup d’œil ; {clear} avec toute la marge.',
  few: '{n} sur {wanted} : il faut plus de parties.',
  written: 'Écrit : {path}.',
  holds: '{id} : tient.',
  fails: '{id} : {why}.',
  checked: '{n, plural, one {# problème vérifié} other {# problèmes vérifiés}}, {failed} en échec.',
  unplayable: 'ses coups sont refusés',
} satisfies Translation<typeof en>
