import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  sim: {
    heading: '{game}, {players, plural, one {# Spieler} other {# Spieler}} ({bots}), Startwert {seed}',
    finished: '{finished} von {games, plural, one {# Partie} other {# Partien}} beendet, {decisions} Entscheidungen ({each} je Partie)',
    speed: '{seconds} s, {rate} Entscheidungen/s; {cpuSeconds} s Rechenzeit, {cpuRate} Entscheidungen je Sekunde Rechenzeit',
    seat: 'Platz {seat}: Siege {wins}, Wertung {mean} ({min} bis {max})',
    digest: 'Prüfsumme {digest}',
  },
  progress: {
    games: '{done} von {total, plural, one {# Partie} other {# Partien}}',
    positions: '{done} von {total, plural, one {# Stellung} other {# Stellungen}}',
    left: 'noch {seconds} s',
  },
  arena: {
    heading:
      '{game}{map}, {players, plural, one {# Spieler} other {# Spieler}}, {games, plural, one {# Partie} other {# Partien}}, Startwert {seed}, {seconds} s',
    columns: {
      bot: 'Bot',
      wins: 'Siege',
      score: 'Wertung',
      elo: 'Elo',
      time: 'ms/Entscheidung',
      slowest: 'langsamste',
      iterations: 'Durchläufe',
      fallbacks: 'Notzüge',
      illegal: 'unerlaubt',
    },
    verdict:
      '{bot}: {share} % ({least}–{most}, gleich stark wären {even} %): {found, select, stronger {stärker als die anderen} weaker {schwächer als die anderen} other {noch nicht entschieden}}.',
    trouble: '{bot}: {why} ({times, plural, one {# Entscheidung} other {# Entscheidungen}})',
    troubles: {
      late: 'keine Antwort in der Zeit, oder keine, die die Kennung als Zahl wiederholt; siehe --deadline',
      impossible: 'die Antwort war keiner der erlaubten Züge',
      gone: 'das Programm ließ sich nicht starten oder hat sich beendet',
      flood: 'eine Zeile von mehr als einer Million Zeichen; das Programm wurde beendet',
      deaf: 'es liest nicht, was ihm geschickt wird; das Programm wurde beendet',
    },
  },
  backup: {
    written: '{rows, plural, one {# Zeile} other {# Zeilen}} nach {file} geschrieben',
    read: '{rows, plural, one {# Zeile} other {# Zeilen}} aus {file} gelesen',
    checked:
      '{rows, plural, one {# Zeile} other {# Zeilen}} nach {file} geschrieben, wieder gelesen und vollständig gefunden; {removed} ältere entfernt',
    failed: 'Diesmal keine Sicherung: {why}',
    unsure: 'diese Sicherung stammt von einer älteren Fassung, ohne Zählung und Prüfsumme: Niemand kann sagen, ob sie vollständig ist.',
    warning: 'Warnung: {what}',
    readable: '{rows, plural, one {# Zeile ist} other {# Zeilen sind}} lesbar. {unsure}',
    whole:
      'vollständig, {rows, plural, one {# Zeile} other {# Zeilen}}, {form, select, sqlite {eine Kopie einer SQLite-Datei} other {in der übertragbaren Form}}, Schema {step}',
  },
  reports: {
    none: 'nichts ist gemeldet',
    handled: 'Meldung {number} ist erledigt',
    handledOn: '(erledigt {day})',
    handledNote: '(erledigt {day}: {note})',
    people: 'über {about} ({aboutId}), von {by} ({byId})',
    peopleRenamed: 'über {about} ({aboutId}, damals {before}), von {by} ({byId})',
    table: 'am Tisch {table} ({game})',
    line: 'die Zeile: {text}',
  },
  serve: {
    right: 'Die Einstellungen stimmen.',
    closing: 'Was angenommen ist, wird zu Ende gebracht …',
  },
  pack: {
    built: '{name} {version} ist gebaut. Zum Spielen: {command}',
  },
  doctor: {
    node: 'Node',
    nodeVersion: '{version} (20.19 oder neuer ist nötig)',
    machine: 'Rechner',
    machineHas: '{cores, plural, one {# Kern} other {# Kerne}}, {memory} GB Speicher, {platform}',
    disk: 'Platte',
    diskHas: 'dieser Ordner ist beschreibbar, {free} GB frei für Zwischendateien',
    game: 'eine zufällige Partie mit {decisions, plural, one {# Entscheidung} other {# Entscheidungen}}, der Schiedsrichter hat nichts einzuwenden',
    network: 'Netz',
    listens: 'kann auf dem eigenen Rechner hören',
    cannotListen: 'kann auf dem eigenen Rechner nicht hören: {why}',
  },
  faults: {
    fine: 'Jeder bestätigte Eintrag ist einmal da, in einer Reihenfolge, über die sich alle einig sind; nichts Gesehenes ist verschwunden.',
    complaints: '{n, plural, one {# Beanstandung} other {# Beanstandungen}}.',
  },
} satisfies Translation<typeof en>
