import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { branchline } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'branchline-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('games', () => {
  it('lists the four titles with players, length and what one does', async () => {
    const { out, exit } = await branchline('games')
    expect(exit).toBe(0)
    for (const id of ['wensleydale', 'nuremberg', 'west-riding', 'rising-sun']) expect(out).toMatch(new RegExp(`^${id} `, 'm'))
    expect(out).toMatch(/3–5 players, 75–120 minutes\n {2}Buy shares/)
    expect(out).not.toContain('affiliation')
  })

  it('tells of one title its options too, and says which there are when it does not know the name', async () => {
    const { out, exit } = await branchline('games', 'west-riding')
    expect(exit).toBe(0)
    expect(out).toMatch(/^west-riding +West Riding Revisited/)
    expect(out).toMatch(/^ {2}turns +.*: \d+ to \d+ \(0\); 0 = as usual: 11, 9 or 7/m)
    expect(out).not.toContain('nuremberg')
    const { err, exit: refused } = await branchline('games', 'chess')
    expect(refused).toBe(2)
    expect(err).toContain('there is no game “chess”. Games: wensleydale, ')
  })

  it('gives JSON that scripts can read', async () => {
    const games = JSON.parse((await branchline('games', '--json')).out) as { id: string; seats: { min: number; max: number } }[]
    expect(games.map(({ id }) => id)).toEqual(['wensleydale', 'nuremberg', 'west-riding', 'rising-sun'])
    expect(games[2]!.seats).toEqual({ min: 3, max: 5 })
  })
})

describe('sim', () => {
  const sim = async (...more: string[]) =>
    JSON.parse((await branchline('sim', 'west-riding', '--players', '3', '--games', '4', '--json', ...more)).out) as Record<string, unknown>

  it('plays to the end and counts', async () => {
    const report = await sim('--seed', 'a')
    expect(report).toMatchObject({ game: 'west-riding', players: 3, games: 4, finished: 4, bots: ['random'] })
    for (const figure of ['decisions', 'seconds', 'cpuSeconds', 'decisionsPerSecond', 'decisionsPerCpuSecond'])
      expect(report[figure]).toBeGreaterThan(0)
    expect((report.wins as number[]).reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(4)
    expect(report.scores).toHaveLength(3)
  })

  it('gives equal digests for equal seeds and others for others', async () => {
    const [one, same, other] = [await sim('--seed', 'a'), await sim('--seed', 'a'), await sim('--seed', 'b')]
    expect(one.digest).toBe(same.digest)
    expect(one.digest).not.toBe(other.digest)
  })

  it('writes records that replay to their hash', async () => {
    const records = join(folder, 'records')
    await branchline('sim', 'west-riding', '--players', '3', '--games', '2', '--record', records)
    const files = readdirSync(records)
    expect(files).toHaveLength(2)
    const { out, exit } = await branchline('replay', join(records, files[0]!), '--verify')
    expect(exit).toBe(0)
    expect(out).toContain('verified')
  })

  it('draws options at random and lets the referee look on', async () => {
    const { out, exit } = await branchline('sim', 'nuremberg', '--players', '2', '--games', '5', '--mixed', '--referee')
    expect(exit).toBe(0)
    expect(out).toContain('5 of 5 games finished')
  })

  it('takes a map and options by name', async () => {
    const { exit } = await branchline('sim', 'rising-sun', '--players', '2', '--games', '1', '--map', 'kyushu')
    expect(exit).toBe(0)
  })
})

const record = async () => {
  const records = join(folder, 'one')
  await branchline('sim', 'west-riding', '--players', '4', '--games', '1', '--record', records)
  return join(records, readdirSync(records)[0]!)
}

describe('replay and moves', () => {
  it('show the position a record leads to', async () => {
    const path = await record()
    const position = JSON.parse((await branchline('moves', path, '--to', '3', '--json')).out) as {
      position: number
      toAct: number
      prompt: { text: string; clause: string }
      moves: string[]
    }
    expect(position.position).toBe(3)
    expect(position.toAct).toBeGreaterThanOrEqual(0)
    expect(position.prompt.clause).toMatch(/^WR-/)
    expect(position.prompt.text.length).toBeGreaterThan(5)
    expect(position.moves.length).toBeGreaterThan(0)
    const text = await branchline('moves', path)
    expect(text.out).toContain('The game is over.')
  })

  it('stop at a move that is not possible, and say which and why', async () => {
    const path = await record()
    const damaged = JSON.parse(readFileSync(path, 'utf8')) as { moves: string[] }
    damaged.moves[2] = 'fly to york'
    const { err, exit } = await branchline('replay', file('damaged.json', JSON.stringify(damaged)))
    expect(exit).toBe(1)
    expect(err).toMatch(/^branchline: move 3, “fly to york”, is refused: .+\n$/)
  })

  it('call players by their names in what is refused', async () => {
    const records = join(folder, 'suns')
    await branchline('sim', 'rising-sun', '--players', '2', '--games', '1', '--record', records)
    const given = JSON.parse(readFileSync(join(records, readdirSync(records)[0]!), 'utf8')) as { moves: string[] }
    const twice = { ...given, names: ['Ada', 'Ben'], moves: [given.moves[0], given.moves[0]], finalHash: undefined }
    const { err } = await branchline('replay', file('twice.json', JSON.stringify(twice)))
    expect(err).toMatch(/is refused: Ben has started at .+ \(RS-3\.17\)/)
  })

  it('notice a record whose end is not what it promises', async () => {
    const path = await record()
    const forged = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), finalHash: '0123456789abcdef' }
    const { err, exit } = await branchline('replay', '--verify', file('forged.json', JSON.stringify(forged)))
    expect(exit).toBe(1)
    expect(err).toContain('promises the final hash 0123456789abcdef')
  })
})

describe('moves', () => {
  it('--words tells the whole position as whoever acts sees it', async () => {
    const { out, exit } = await branchline('moves', await record(), '--to', '3', '--words')
    expect(exit).toBe(0)
    for (const part of ['PLAYERS', 'RAILWAYS', 'TOWNS', 'Turn order: ', 'no President yet']) expect(out, part).toContain(part)
    expect(out.split('\n').length).toBeGreaterThan(20)
  })

  it('--ask answers a question there, and says what can be asked when it is none', async () => {
    const path = await record()
    const { out, exit } = await branchline('moves', path, '--to', '3', '--ask', 'look Leeds')
    expect([exit, out]).toEqual([0, expect.stringContaining('Leeds')])
    expect((await branchline('moves', path, '--to', '3', '--ask', 'price Leeds')).out.length).toBeGreaterThan(5)
    const { err, exit: refused } = await branchline('moves', path, '--ask', 'whither now')
    expect([refused, err]).toEqual([2, 'branchline: “whither now” is no question: ask card NAME, price NAME or look PLACE.\n'])
  })
})

describe('names of others', () => {
  const hostile = ['\u001b[2J\u001b[31mRed\u0007', '\u202eevil', '{seat} <b>', 'Zoë 👩‍🚂']

  it('are text and nothing else, in the position, the log and what is refused', async () => {
    const given = JSON.parse(readFileSync(await record(), 'utf8')) as { moves: string[] }
    const path = file('hostile.json', JSON.stringify({ ...given, names: hostile }))
    for (const words of [
      ['moves', path, '--to', '3', '--words'],
      ['moves', path, '--to', '3'],
      ['replay', path],
      ['verify', path],
    ]) {
      const { out } = await branchline(...words)
      expect(
        ['\u001b', '\u0007', '\u202e'].filter((sign) => out.includes(sign)),
        words[0],
      ).toEqual([])
    }
    expect((await branchline('moves', path, '--to', '3', '--words')).out).toContain('{seat} <b>')
    const moves = [...given.moves.slice(0, 2), 'fly \u001b[31m']
    const { err } = await branchline('replay', file('fly.json', JSON.stringify({ ...given, names: hostile, moves, finalHash: undefined })))
    expect(err).toContain('is refused')
    expect(err).not.toContain('\u001b')
  })
})

describe('what is wrong with a call', () => {
  it.each([
    ['en', 'branchline: there is no game “chess”. Games: '],
    ['de', 'branchline: es gibt kein Spiel „chess“. Spiele: '],
    ['fr', 'branchline: il n’y a pas de jeu «\u00a0chess\u00a0». Jeux\u00a0: '],
  ])('is said in the language of the terminal: %s', async (language, said) => {
    vi.stubEnv('BRANCHLINE_LANG', language)
    const { err, exit } = await branchline('play', 'chess')
    vi.unstubAllEnvs()
    expect([exit, err]).toEqual([2, expect.stringContaining(said)])
  })

  it('with what the system says of a file', async () => {
    vi.stubEnv('BRANCHLINE_LANG', 'de')
    const { err, exit } = await branchline('replay', join(folder, 'none.json'))
    vi.unstubAllEnvs()
    expect([exit, err]).toEqual([
      2,
      expect.stringMatching(/none\.json“ lässt sich nicht lesen: diese Datei oder diesen Ordner gibt es nicht\.\n$/),
    ])
  })
})

describe('doctor', () => {
  it('finds everything in order', async () => {
    const { out, exit } = await branchline('doctor')
    expect(exit).toBe(0)
    expect(out).not.toContain('✗')
  })
})

describe('wrong calls get one clear line and exit code 2', () => {
  it.each([
    [['sim', 'monopoly'], /there is no game “monopoly”. Games: wensleydale, nuremberg, west-riding, rising-sun/],
    [['sim', 'west-riding', '--players', '9'], /is for 3 to 5 players, not 9/],
    [['sim', 'west-riding', '--games', 'many'], /whole number from 1/],
    [['sim', 'west-riding', '--games', '0'], /whole number from 1/],
    [['sim', 'west-riding', '--bots', 'genius'], /“genius” is no bot/],
    [
      ['arena', 'nuremberg', '--bots', 'driver:character=builder'],
      /is no bot here: characters are raider(,| and) cautious, from fireman up/,
    ],
    [['sim', 'nuremberg', '--bots', 'apprentice:character=raider'], /is no bot here: characters are raider/],
    [['sim', 'west-riding', '--bots', 'driver:character=builder'], /there are no characters to choose from/],
    [['arena', 'nuremberg', '--bots', 'driver@1:character=raider'], /there are no characters to choose from/],
    [['sim', 'west-riding', '--bots', ','], /names nobody/],
    [['sim', 'west-riding', '--option', 'weather=fine'], /There is no option “weather”/],
    [['sim', 'west-riding', '--option', 'weather'], /name=value/],
    [['sim', 'rising-sun', '--map', 'atlantis'], /Option “map” cannot be “atlantis”/],
    [['sim', 'west-riding', '--recrod', 'x'], /unknown option “--recrod”/],
    [['sim'], /“game” is missing/],
    [['simulate'], /unknown command “simulate”/],
    [['replay', 'no-such-file.json'], /“no-such-file.json” cannot be read: there is no such file/],
    [['replay', folder], /it is a folder/],
    [['moves', file('not.json', '{"game": "west-ri')], /is not a record: The record is not JSON/],
    [['moves', file('list.json', '[]')], /is not a record: The record is not an object/],
    [['replay', file('unknown.json', '{"game":"monopoly"}')], /is not a record: There is no game “monopoly”/],
    [['replay', file('half.json', '{"game":"west-riding","rulesVersion":1}')], /field “seats” is missing or wrong/],
    [['bench', '--rounds', '-3'], /whole number from 1/],
    [
      ['sim', 'west-riding', '--games', '1', '--record', join(file('a-file', 'x'), 'folder')],
      /cannot be made: a part of the path is not a folder/,
    ],
  ])('%j', async (words, message) => {
    const { out, err, exit } = await branchline(...words)
    expect(err).toMatch(message)
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2)
    expect(err).not.toMatch(/\bat .*\.(ts|js):\d+/)
    expect(out).toBe('')
    expect(exit).toBe(2)
  })
})

describe('a record of other rules', () => {
  const old = file('other-rules.json', '{"game":"west-riding","rulesVersion":99,"options":{},"seats":3,"seed":"x","moves":[]}')
  it.each([[['replay', old]], [['moves', old]], [['advise', old]], [['play', 'west-riding', '--load', old]]])(
    '%j is refused',
    async (words) => {
      const { err, exit } = await branchline(...words)
      expect(err).toMatch(/played under version 99 of the rules/)
      expect(exit).toBe(2)
    },
  )
})

describe('help', () => {
  it.each([[[]], [['games']], [['sim']], [['replay']], [['moves']], [['bench']], [['doctor']], [['serve']]])(
    'branchline %j --help explains itself and is no failure',
    async (words) => {
      const { out, exit } = await branchline(...words, '--help')
      expect(out).toContain('Usage: branchline')
      expect(exit).toBe(0)
    },
  )
})
