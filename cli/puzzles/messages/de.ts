import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  games:
    '{games, plural, one {# Partie} other {# Partien}}, {looked, plural, one {# Entscheidung} other {# Entscheidungen}} angesehen, {found, plural, one {# Rätsel} other {# Rätsel}} gefunden.',
  rejected: 'Verworfen: {reasons}.',
  reject: {
    odd: '{n} nach einem Zug, den niemand machen würde',
    glance: '{n}, bei denen nichts heraussticht',
    margin: '{n}, deren Abstand nicht reicht',
    unstable: '{n}, die sich von Versuch zu Versuch ändern',
    thought: '{n}, die mehr Nachdenken anders sieht',
    elsewhere: '{n}, bei denen ein anderer Zug ebenso gut ist',
    ways: '{n} mit zu vielen Wegen',
    long: '{n} zu lang',
    hidden: '{n}, die an einer verdeckten Karte hängen',
    wordless: '{n} ohne sagbaren Grund',
    themeless: '{n} ohne Thema',
    refused: '{n}, deren Züge abgelehnt werden',
    twin: '{n, plural, one {# Zwilling} other {# Zwillinge}}',
  },
  chosen:
    '{n, plural, one {# Rätsel} other {# Rätsel}} gewählt: nach Thema {themes}; nach Stufe {levels}; nach Drittel der Partie {thirds}; {obvious} auf den ersten Blick lösbar; {clear} mit dem ganzen Abstand.',
  few: '{n} von {wanted} gefunden: Mehr Partien sind nötig.',
  written: 'Geschrieben: {path}.',
  holds: '{id}: hält.',
  fails: '{id}: {why}.',
  checked: '{n, plural, one {# Rätsel} other {# Rätsel}} geprüft, {failed} gescheitert.',
  unplayable: 'seine Züge werden abgelehnt',
} satisfies Translation<typeof en>
