/** What checking a record found. */
export const verdictsEn = {
  'verify.is.wrong': 'Wrong',
  'verify.is.proved': 'Proved',
  'verify.is.open': 'Not proved',
  'verify.sound': 'All is well: nobody chose these cards, as far as that can be proved.',
  'verify.house-only':
    'The record is in order: the house kept to one secret. That it did not choose that secret is not proved: no device gave a share.',
  'verify.moves-only': 'The moves are in order. More there was not to check.',
  'verify.unsound': 'This record is not in order: something was changed, or the house did not keep its word.',
  'verify.seal':
    'The record is as it was written: its seal fits. (A seal shows damage and changes made in passing; whoever forges a whole record can make a new one.)',
  'verify.wrong-seal': 'The record was changed after it was written: its seal does not fit.',
  'verify.no-seal': 'The seal of the record is missing: it was taken out or damaged.',
  'verify.moves':
    '{n, plural, =0 {The record has no moves yet} one {Its one move is possible by the rules} other {Its # moves are possible by the rules, one after the other}}.',
  'verify.wrong-move': 'Move {at}, “{move}”, is not possible by the rules there ({why}): the moves, the seed or the set-up were changed.',
  'verify.hash': 'They lead to the very position the record was written at.',
  'verify.wrong-hash': 'They do not lead to the position the record was written at: the moves, the seed or the set-up were changed.',
  'verify.no-hash': 'The record does not say which position it was written at, so the moves could not be held against it.',
  'verify.rules-fail': 'The rules fail on this record ({problem}): no game ever went like this.',
  'verify.no-shuffle':
    'The record says nothing of its shuffle: it was played on one device, or is older than shuffles that can be checked. There was nothing to check but the moves.',
  'verify.brought-whole':
    'This whole game was brought to the table as a record{named, select, yes { by {by}} other {}}: it was not dealt here, and there was nothing to check but the moves.',
  'verify.commitment': 'The secret of the house is the one it bound itself to: its commitment was {commitment}.',
  'verify.wrong-commitment':
    'The secret of the house is not the one it bound itself to ({commitment}): the house did not keep its word, or the record was changed.',
  'verify.seed':
    'The game was dealt from that secret and the shares of all seats, by the published formula. Shares of their own gave: {seats}.',
  'verify.seed-house': 'The game was dealt from that secret alone, by the published formula: no device gave a share.',
  'verify.wrong-seed':
    'The game was not dealt from the secret and the shares in the record: the seed, a share, or whose it was, was changed.',
  'verify.wrong-house-share':
    'The share the house gave for {seat} does not follow from its secret: it chose it, or the record was changed.',
  'verify.dealt-later': 'The game was dealt anew after move {at}, and nothing in the record says from what.',
  'verify.wrong-beginning':
    'The record says that {brought, plural, one {# move was} other {# moves were}} brought, and that the house dealt after {at}: one of them was changed.',
  'verify.begun':
    '{moves, plural, one {The first move was} other {The first # moves were}} brought in a record{named, select, yes { by {by}} other {}}. What had been drawn by then is not proved; what was not was dealt anew by the house.',
  'verify.house-shares':
    'No share of their own gave: {seats}. The house worked theirs out from its secret, so for them its word is all there is.',
  'verify.house-knows':
    'Not proved, and by no shuffle of this kind: that the house kept the cards to itself. It knows them while it deals.',
  'verify.together':
    'Not proved: that the house did not work together with somebody who sat down last. Such a pair could have tried out shares until they liked the deal.',
  'verify.house-chose':
    'Not proved: that the house did not choose its secret. Without a share of any device it could have tried out secrets until it liked the deal.',
  'verify.when':
    'Not proved by the record alone: that the commitment was shown before the shares were given, and that the shares and the moves are those people sent. Whoever sat there can compare them with what their device kept.',
  'verify.noted-commitment': 'The commitment is the one that was shown to you when you sat down.',
  'verify.wrong-noted-commitment':
    'The commitment is not the one that was shown to you when you sat down ({commitment}): the house changed its secret.',
  'verify.noted-share': 'The share your device gave for {seat} is in the deal, unchanged.',
  'verify.wrong-noted-share': 'The share your device gave for {seat} is not in the deal.',
} as const
