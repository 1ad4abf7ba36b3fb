import type { Translation } from '../catalogue.ts'
import type { verdictsEn } from './verdicts-en.ts'

export default {
  'verify.is.wrong': 'Faux',
  'verify.is.proved': 'Prouvé',
  'verify.is.open': 'Pas prouvé',
  'verify.sound': 'Tout est en ordre : personne n’a choisi ces cartes, pour autant qu’on puisse le prouver.',
  'verify.house-only':
    'L’enregistrement est en ordre : la maison s’en est tenue à un seul secret. Qu’elle n’ait pas choisi ce secret n’est pas prouvé : aucun appareil n’a donné de part.',
  'verify.moves-only': 'Les coups sont en ordre. Il n’y avait rien d’autre à vérifier.',
  'verify.unsound': 'Cet enregistrement n’est pas en ordre : quelque chose a été changé, ou la maison n’a pas tenu parole.',
  'verify.seal':
    'L’enregistrement est tel qu’il fut écrit : son sceau convient. (Un sceau montre les dégâts et les changements faits en passant ; qui forge un enregistrement entier peut en faire un nouveau.)',
  'verify.wrong-seal': 'L’enregistrement a été changé après avoir été écrit : son sceau ne convient pas.',
  'verify.no-seal': 'Le sceau de l’enregistrement manque : il a été retiré ou abîmé.',
  'verify.moves':
    '{n, plural, =0 {L’enregistrement n’a pas encore de coups} one {Son unique coup est possible selon les règles} other {Ses # coups sont possibles selon les règles, l’un après l’autre}}.',
  'verify.wrong-move':
    'Le coup {at}, « {move} », n’y est pas possible selon les règles ({why}) : les coups, la graine ou la mise en place ont été changés.',
  'verify.hash': 'Ils mènent à la position même où l’enregistrement fut écrit.',
  'verify.wrong-hash':
    'Ils ne mènent pas à la position où l’enregistrement fut écrit : les coups, la graine ou la mise en place ont été changés.',
  'verify.no-hash': 'L’enregistrement ne dit pas à quelle position il fut écrit : les coups n’ont pas pu y être comparés.',
  'verify.rules-fail': 'Les règles échouent sur cet enregistrement ({problem}) : aucune partie ne s’est jamais passée ainsi.',
  'verify.no-shuffle':
    'L’enregistrement ne dit rien de son mélange : il fut joué sur un seul appareil, ou il est plus ancien que les mélanges vérifiables. Il n’y avait que les coups à vérifier.',
  'verify.brought-whole':
    'Cette partie entière fut apportée à la table comme enregistrement{named, select, yes { par {by}} other {}} : elle n’a pas été distribuée ici, et il n’y avait que les coups à vérifier.',
  'verify.commitment': 'Le secret de la maison est celui auquel elle s’était liée : son engagement était {commitment}.',
  'verify.wrong-commitment':
    'Le secret de la maison n’est pas celui auquel elle s’était liée ({commitment}) : la maison n’a pas tenu parole, ou l’enregistrement a été changé.',
  'verify.seed':
    'La partie fut distribuée à partir de ce secret et des parts de toutes les places, selon la formule publiée. Ont donné leur propre part : {seats}.',
  'verify.seed-house': 'La partie fut distribuée à partir de ce secret seul, selon la formule publiée : aucun appareil n’a donné de part.',
  'verify.wrong-seed':
    'La partie n’a pas été distribuée à partir du secret et des parts de l’enregistrement : la graine, une part, ou à qui elle était, a été changée.',
  'verify.wrong-house-share':
    'La part que la maison a donnée pour {seat} ne découle pas de son secret : elle l’a choisie, ou l’enregistrement a été changé.',
  'verify.dealt-later': 'La partie fut redistribuée après le coup {at}, et rien dans l’enregistrement ne dit à partir de quoi.',
  'verify.wrong-beginning':
    'L’enregistrement dit que {brought, plural, one {# coup fut apporté} other {# coups furent apportés}}, et que la maison a distribué après {at} : l’un des deux a été changé.',
  'verify.begun':
    '{moves, plural, one {Le premier coup fut apporté} other {Les # premiers coups furent apportés}} dans un enregistrement{named, select, yes { par {by}} other {}}. Ce qui avait été pioché alors n’est pas prouvé ; le reste fut redistribué par la maison.',
  'verify.house-shares': 'N’ont pas donné leur propre part : {seats}. La maison l’a tirée de son secret ; pour eux il n’y a que sa parole.',
  'verify.house-knows':
    'Pas prouvé, et par aucun mélange de cette sorte : que la maison a gardé les cartes pour elle. Elle les connaît pendant qu’elle distribue.',
  'verify.together':
    'Pas prouvé : que la maison n’était pas de mèche avec quelqu’un qui s’est assis le dernier. À deux, ils auraient pu essayer des parts jusqu’à ce que la donne leur plaise.',
  'verify.house-chose':
    'Pas prouvé : que la maison n’a pas choisi son secret. Sans la part d’aucun appareil, elle a pu essayer des secrets jusqu’à ce que la donne lui plaise.',
  'verify.when':
    'Pas prouvé par l’enregistrement seul : que l’engagement fut montré avant que les parts soient données, et que les parts et les coups sont ceux que les gens ont envoyés. Qui était assis là peut les comparer avec ce que son appareil a gardé.',
  'verify.noted-commitment': 'L’engagement est celui qui vous fut montré quand vous vous êtes assis.',
  'verify.wrong-noted-commitment':
    'L’engagement n’est pas celui qui vous fut montré quand vous vous êtes assis ({commitment}) : la maison a changé son secret.',
  'verify.noted-share': 'La part que votre appareil a donnée pour {seat} est dans la donne, inchangée.',
  'verify.wrong-noted-share': 'La part que votre appareil a donnée pour {seat} n’est pas dans la donne.',
} satisfies Translation<typeof verdictsEn>
