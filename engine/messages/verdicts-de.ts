import type { Translation } from '../catalogue.ts'
import type { verdictsEn } from './verdicts-en.ts'

export default {
  'verify.is.wrong': 'Falsch',
  'verify.is.proved': 'Bewiesen',
  'verify.is.open': 'Nicht bewiesen',
  'verify.sound': 'Alles in Ordnung: Niemand hat diese Karten ausgesucht, soweit sich das beweisen lässt.',
  'verify.house-only':
    'Die Aufzeichnung ist in Ordnung: Das Haus blieb bei einem Geheimnis. Dass es dieses nicht ausgesucht hat, ist nicht bewiesen: Kein Gerät gab einen Beitrag.',
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
  'verify.house-chose':
    'Nicht bewiesen: dass das Haus sein Geheimnis nicht ausgesucht hat. Ohne Beitrag eines Geräts hätte es Geheimnisse ausprobieren können, bis ihm die Karten gefielen.',
  'verify.when':
    'Durch die Aufzeichnung allein nicht bewiesen: dass die Festlegung vor den Beiträgen gezeigt wurde, und dass Beiträge und Züge die sind, die die Leute geschickt haben. Wer dabei saß, kann vergleichen, was das eigene Gerät behalten hat.',
  'verify.noted-commitment': 'Die Festlegung ist die, die dir beim Hinsetzen gezeigt wurde.',
  'verify.wrong-noted-commitment':
    'Die Festlegung ist nicht die, die dir beim Hinsetzen gezeigt wurde ({commitment}): Das Haus hat sein Geheimnis gewechselt.',
  'verify.noted-share': 'Der Beitrag, den dein Gerät für {seat} gab, steckt unverändert in den Karten.',
  'verify.wrong-noted-share': 'Der Beitrag, den dein Gerät für {seat} gab, steckt nicht in den Karten.',
} satisfies Translation<typeof verdictsEn>
