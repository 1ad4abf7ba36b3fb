/** What checking a record found, in words. */

export type Value = string | number | readonly number[]

/** One thing that was looked at. Text: `verify.<code>` in the engine's catalogue. */
export interface VerdictLine {
  /** `proved`; `wrong`: the record contradicts itself or what was noted; `open`: nobody can tell from the record. */
  readonly is: 'proved' | 'wrong' | 'open'
  readonly code: string
  readonly [parameter: string]: Value
}

const en = {
  'verify.is.wrong': 'Wrong',
  'verify.is.proved': 'Proved',
  'verify.is.open': 'Not proved',
  'verify.sound': 'All is well: nobody chose these cards, as far as it says above.',
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
  'verify.other-rules': 'The record follows version {theirs} of the rules and was checked with version {ours}.',
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
  'verify.when':
    'Not proved by the record alone: that the commitment was shown before the shares were given, and that the shares and the moves are those people sent. Whoever sat there can compare them with what their device kept.',
  'verify.noted-commitment': 'The commitment is the one that was shown to you when you sat down.',
  'verify.wrong-noted-commitment':
    'The commitment is not the one that was shown to you when you sat down ({commitment}): the house changed its secret.',
  'verify.noted-share': 'The share your device gave for {seat} is in the deal, unchanged.',
  'verify.wrong-noted-share': 'The share your device gave for {seat} is not in the deal.',
}

const de: Readonly<Record<keyof typeof en, string>> = {
  'verify.is.wrong': 'Falsch',
  'verify.is.proved': 'Bewiesen',
  'verify.is.open': 'Nicht bewiesen',
  'verify.sound': 'Alles in Ordnung: Niemand hat diese Karten ausgesucht, soweit es oben steht.',
  'verify.moves-only': 'Die Züge sind in Ordnung. Mehr war nicht zu prüfen.',
  'verify.unsound': 'Diese Aufzeichnung ist nicht in Ordnung: Etwas wurde verändert, oder das Haus hat nicht Wort gehalten.',
  'verify.seal':
    'Die Aufzeichnung ist, wie sie geschrieben wurde: ihr Siegel passt. (Ein Siegel zeigt Schäden und beiläufige Änderungen; wer eine ganze Aufzeichnung fälscht, kann ein neues machen.)',
  'verify.wrong-seal': 'Die Aufzeichnung wurde nachträglich verändert: ihr Siegel passt nicht.',
  'verify.no-seal': 'Das Siegel der Aufzeichnung fehlt: Es wurde entfernt oder beschädigt.',
  'verify.moves':
    '{n, plural, =0 {Die Aufzeichnung hat noch keine Züge} one {Ihr einziger Zug ist nach den Regeln möglich} other {Ihre # Züge sind nach den Regeln möglich, einer nach dem anderen}}.',
  'verify.wrong-move': 'Zug {at}, „{move}“, ist dort nach den Regeln nicht möglich ({why}): Züge, Startwert oder Aufbau wurden verändert.',
  'verify.hash': 'Sie führen genau zu der Stellung, bei der die Aufzeichnung geschrieben wurde.',
  'verify.wrong-hash':
    'Sie führen nicht zu der Stellung, bei der die Aufzeichnung geschrieben wurde: Züge, Startwert oder Aufbau wurden verändert.',
  'verify.no-hash':
    'Die Aufzeichnung sagt nicht, bei welcher Stellung sie geschrieben wurde; damit konnten die Züge nicht verglichen werden.',
  'verify.rules-fail': 'Die Regeln versagen an dieser Aufzeichnung ({problem}): so ist nie ein Spiel verlaufen.',
  'verify.other-rules': 'Die Aufzeichnung folgt Fassung {theirs} der Regeln und wurde mit Fassung {ours} geprüft.',
  'verify.no-shuffle':
    'Die Aufzeichnung sagt nichts über das Mischen: Sie wurde auf einem Gerät gespielt oder ist älter als prüfbares Mischen. Zu prüfen waren nur die Züge.',
  'verify.brought-whole':
    'Dieses ganze Spiel wurde{named, select, yes { von {by}} other {}} als Aufzeichnung mitgebracht: Es wurde nicht hier gegeben, zu prüfen waren nur die Züge.',
  'verify.commitment': 'Das Geheimnis des Hauses ist das, auf das es sich festgelegt hatte: {commitment}.',
  'verify.wrong-commitment':
    'Das Geheimnis des Hauses ist nicht das, auf das es sich festgelegt hatte ({commitment}): Das Haus hat nicht Wort gehalten, oder die Aufzeichnung wurde verändert.',
  'verify.seed':
    'Das Spiel wurde aus diesem Geheimnis und den Beiträgen aller Plätze gegeben, nach der veröffentlichten Formel. Eigene Beiträge gaben: {seats}.',
  'verify.seed-house':
    'Das Spiel wurde allein aus diesem Geheimnis gegeben, nach der veröffentlichten Formel: Kein Gerät gab einen Beitrag.',
  'verify.wrong-seed':
    'Das Spiel wurde nicht aus dem Geheimnis und den Beiträgen der Aufzeichnung gegeben: Der Startwert, ein Beitrag oder wessen er war, wurde verändert.',
  'verify.wrong-house-share':
    'Der Beitrag des Hauses für {seat} folgt nicht aus seinem Geheimnis: Es hat ihn gewählt, oder die Aufzeichnung wurde verändert.',
  'verify.dealt-later': 'Nach Zug {at} wurde noch einmal neu gegeben, und nichts in der Aufzeichnung sagt, woraus.',
  'verify.wrong-beginning':
    'Die Aufzeichnung sagt, dass {brought, plural, one {# Zug} other {# Züge}} mitgebracht wurden und dass das Haus nach {at} gab: Eines davon wurde verändert.',
  'verify.begun':
    '{moves, plural, one {Der erste Zug wurde} other {Die ersten # Züge wurden}} in einer Aufzeichnung{named, select, yes { von {by}} other {}} mitgebracht. Was bis dahin gezogen war, ist nicht bewiesen; was nicht, hat das Haus neu gegeben.',
  'verify.house-shares':
    'Keinen eigenen Beitrag gaben: {seats}. Das Haus hat ihn aus seinem Geheimnis errechnet; für sie gilt allein sein Wort.',
  'verify.house-knows':
    'Nicht bewiesen, und durch kein solches Mischen: dass das Haus die Karten für sich behielt. Es kennt sie, während es gibt.',
  'verify.together':
    'Nicht bewiesen: dass das Haus nicht gemeinsame Sache mit jemandem machte, der sich als Letzter setzte. Zu zweit hätten sie Beiträge ausprobieren können, bis ihnen die Karten gefielen.',
  'verify.when':
    'Durch die Aufzeichnung allein nicht bewiesen: dass die Festlegung vor den Beiträgen gezeigt wurde, und dass Beiträge und Züge die sind, die die Leute geschickt haben. Wer dabei saß, kann vergleichen, was das eigene Gerät behalten hat.',
  'verify.noted-commitment': 'Die Festlegung ist die, die dir beim Hinsetzen gezeigt wurde.',
  'verify.wrong-noted-commitment':
    'Die Festlegung ist nicht die, die dir beim Hinsetzen gezeigt wurde ({commitment}): Das Haus hat sein Geheimnis gewechselt.',
  'verify.noted-share': 'Der Beitrag, den dein Gerät für {seat} gab, steckt unverändert in den Karten.',
  'verify.wrong-noted-share': 'Der Beitrag, den dein Gerät für {seat} gab, steckt nicht in den Karten.',
}

export const VERIFY_MESSAGES = { en, de }
