import {
  type AnyGame,
  isHex32,
  isRefusal,
  type Noted,
  type Verdict,
  type VerdictLine,
  type VerdictSpeaker,
  verdictSpeaker,
  verifyRecord,
} from '@branchline/engine'
import { type Command, InvalidArgumentError } from 'commander'
import { gameIn, readFile, sayRefusal } from '../arguments.ts'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { withPrintableNames } from '../printable.ts'
import { EXIT, Problem } from '../problem.ts'

interface Flags {
  readonly commitment?: string
  readonly share?: Noted['share']
  readonly json?: boolean
}

export function register(program: Command, { common: all, verify: t }: HelpWords): void {
  program
    .command('verify')
    .description(t.about)
    .argument('<file>', all.file)
    .option('--commitment <hex>', t.commitment, hex)
    .option('--share <player=hex>', t.share, ownShare)
    .option('--json', all.json)
    .action(async (file: string, { commitment, share, json }: Flags) => {
      const noted = { ...(commitment === undefined ? {} : { commitment }), ...(share === undefined ? {} : { share }) }
      const { gameById, spokesman } = await gameIn(readFile(file))
      const verdict = verifyRecord(parsed(file), gameById, noted)
      if (isRefusal(verdict)) throw new Problem((t) => t.notARecord({ path: file, why: sayRefusal(spokesman, verdict) }), EXIT.wrong)
      const { isSound, isDealtOpenly, lines } = verdict
      const record = withPrintableNames(verdict.record)
      const game = gameById(record.game) as AnyGame
      const say = verdictSpeaker(game, language(), record.names)
      if (json) {
        const told = lines.map((line) => ({ ...line, text: say.line(line) }))
        console.log(JSON.stringify({ game: game.id, sound: isSound, dealtOpenly: isDealtOpenly, sum: verdict.sum, lines: told }, null, 2))
      } else printVerdict(game, { ...verdict, record }, say)
      if (!isSound) process.exitCode = EXIT.wrong
    })
}

function printVerdict(game: AnyGame, { record, sum, lines }: Verdict, say: VerdictSpeaker): void {
  console.log(`${game.title} · ${record.names?.join(', ') ?? record.seats}`)
  for (const is of ['wrong', 'proved', 'open'] as const) {
    const some = lines.filter((line) => line.is === is)
    if (some.length === 0) continue
    console.log(`\n${say.word(`is.${is}`)}`)
    for (const line of some) console.log(`  ${SIGNS[is]} ${say.line(line)}`)
  }
  console.log(`\n${say.word(sum)}`)
}

const SIGNS: Readonly<Record<VerdictLine['is'], string>> = { wrong: '✗', proved: '✓', open: '·' }

/** The file as it is, not as a record is read: the seal covers all of it. */
function parsed(file: string): unknown {
  const text = readFile(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem((t) => t.notJson({ path: file, why: (error as Error).message }), EXIT.wrong)
  }
}

function hex(text: string): string {
  if (!isHex32(text)) throw new InvalidArgumentError('It should be 64 hexadecimal digits in small letters.')
  return text
}

function ownShare(text: string): NonNullable<Noted['share']> {
  const found = /^([1-8])=(.*)$/.exec(text)
  if (found === null) throw new InvalidArgumentError('It should be the number of the player, “=”, and the share: 1=a0b1….')
  return { seat: Number(found[1]) - 1, share: hex(found[2]) }
}
