/** What commands print when they have done something: reports on games among bots, and what an operator is told. */
export const en = {
  sim: {
    heading: '{game}, {players, plural, one {# player} other {# players}} ({bots}), seed {seed}',
    finished: '{finished} of {games, plural, one {# game} other {# games}} finished, {decisions} decisions ({each} a game)',
    speed: '{seconds} s, {rate} decisions/s; {cpuSeconds} CPU s, {cpuRate} decisions per CPU second',
    seat: 'seat {seat}: wins {wins}, score {mean} ({min} to {max})',
    digest: 'digest {digest}',
  },
  progress: {
    games: '{done} of {total, plural, one {# game} other {# games}}',
    positions: '{done} of {total, plural, one {# position} other {# positions}}',
    left: '{seconds} s left',
  },
  arena: {
    heading:
      '{game}{map}, {players, plural, one {# player} other {# players}}, {games, plural, one {# game} other {# games}}, seed {seed}, {seconds} s',
    columns: {
      bot: 'bot',
      wins: 'wins',
      score: 'score',
      elo: 'Elo',
      time: 'ms/decision',
      slowest: 'slowest',
      iterations: 'iterations',
      fallbacks: 'fallbacks',
      illegal: 'illegal',
    },
    verdict:
      '{bot}: {share} % ({least}–{most}, even is {even} %): {found, select, stronger {stronger than the others} weaker {weaker than the others} other {not settled yet}}.',
    trouble: '{bot}: {why} ({times, plural, one {# decision} other {# decisions}})',
    troubles: {
      late: 'no answer in time, or none that repeats the id as the number it is; see --deadline',
      impossible: 'the answer was not one of the legal moves',
      gone: 'the program could not be started, or ended by itself',
      flood: 'a line of more than a million characters; the program was ended',
      deaf: 'it does not read what it is sent; the program was ended',
    },
  },
  backup: {
    written: '{rows, plural, one {# row} other {# rows}} written to {file}',
    read: '{rows, plural, one {# row} other {# rows}} read from {file}',
    checked: '{rows, plural, one {# row} other {# rows}} written to {file}, read again and found whole; {removed} older removed',
    failed: 'No backup this time: {why}',
    unsure: 'this backup was made by an older version, without counts and checksum: nobody can tell whether it is whole.',
    warning: 'Warning: {what}',
    readable: '{rows, plural, one {# row} other {# rows}} can be read. {unsure}',
    whole:
      'whole, {rows, plural, one {# row} other {# rows}}, {form, select, sqlite {a copy of a SQLite file} other {in the portable form}}, schema {step}',
  },
  reports: {
    none: 'nothing is reported',
    handled: 'report {number} is dealt with',
    handledOn: '(dealt with {day})',
    handledNote: '(dealt with {day}: {note})',
    people: 'about {about} ({aboutId}), by {by} ({byId})',
    peopleRenamed: 'about {about} ({aboutId}, then called {before}), by {by} ({byId})',
    table: 'at table {table} ({game})',
    line: 'the line: {text}',
  },
  serve: {
    right: 'The settings are right.',
    closing: 'Finishing what was accepted …',
  },
  pack: {
    built: '{name} {version} is built. Play it: {command}',
  },
  doctor: {
    node: 'Node',
    nodeVersion: '{version} (20.19 or newer is needed)',
    machine: 'Machine',
    machineHas: '{cores, plural, one {# core} other {# cores}}, {memory} GB of memory, {platform}',
    disk: 'Disk',
    diskHas: 'this folder is writable, {free} GB free for temporary files',
    game: 'a random game of {decisions, plural, one {# decision} other {# decisions}}, the referee has no objection',
    network: 'Network',
    listens: 'can listen on loopback',
    cannotListen: 'cannot listen on loopback: {why}',
  },
  faults: {
    fine: 'Every acknowledged entry is there once, in one order that all agree on; nothing seen is gone.',
    complaints: '{n, plural, one {# complaint} other {# complaints}}.',
  },
} as const
