/** Der Rahmen jeder Seite. */
import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const shell: Whole<Catalogue['shell']> = {
  skip: 'Zum Inhalt',
  navigation: 'Hauptmenü',
  lobby: 'Lobby',
  replay: 'Nachspielen',
  settings: 'Einstellungen',
  account: 'Konto und Anmeldung',
  toLight: 'Tag: helles Papier',
  toDark: 'Nacht: dunkles Papier',
  imprint: 'Branchline. Regeln in eigenen Worten, Pläne und Plakate selbst gezeichnet.',
  design: 'Hausstil',
  loading: 'Einen Augenblick …',
  lost: 'Diese Seite gibt es nicht. Hier endet die Strecke.',
  fault: 'Auf dieser Seite ist etwas schiefgegangen.',
  guest: 'Gast',
  unreachable: 'Der Server ist nicht erreichbar.',
  reload: 'Seite neu laden',
  stale: 'Dieser Teil ließ sich nicht laden: vielleicht gibt es inzwischen eine neue Fassung. Lade die Seite neu; nichts geht verloren.',
  unfetched:
    'Du bist offline, und dieser Teil ist auf diesem Gerät nicht gespeichert. Lade die Seite neu, sobald eine Verbindung besteht; nichts ist verloren.',
  close: 'Schließen',
  cancel: 'Abbrechen',
}

export const design: Whole<Catalogue['design']> = { title: 'Hausstil', lead: 'Alle Teile des Gestaltungssystems auf einer Seite.' }
