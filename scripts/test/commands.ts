/** Whether a command that a page names can be called so. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TITLES } from '@branchline/games/catalogue'
import { program } from '../../cli/index.ts'
import { PATHS } from './documents.ts'
import { ROOT, textOf } from './sources.ts'

const BRANCHLINE = await program()
type Command = typeof BRANCHLINE
const SCRIPTS = (JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }).scripts
/** Games that are not ours: the example, and whatever a reader is about to write. */
const GAMES: readonly string[] = [...TITLES.map(({ id }) => id), 'slip-coach', 'my-game']
/** What `npm test` says of its own stages and options when it is asked for one that is not there; nothing runs then. */
const told = (word: string) => spawnSync(process.execPath, [join(ROOT, 'scripts/test.mjs'), word], { encoding: 'utf8' }).stderr
const STAGES = told('nothing').match(/\w+(?=[,.])/g) ?? []
const TEST_FLAGS = told('--nothing').match(/(?<=one is )--\w+/g) ?? []

/** One sentence for each thing that is wrong. */
export function faultsOf(command: string): string[] {
  const [call, remark = ''] = command.replace(/^([A-Z_]+=\S+ )+/, '').split(/ +# /) as [string, string?]
  const words = call.match(/'[^']*'|"[^"]*"|\S+/g) ?? []
  const [program, ...rest] = words as [string, ...string[]]
  if (program === 'npm') return faultsOfNpm(rest)
  if (program === 'npx') return rest[0] === 'branchline' ? faultsOfBranchline(rest.slice(1), remark) : faultsOfTool(rest)
  if (program === 'branchline') return faultsOfBranchline(rest, remark)
  if (program === 'git') return faultsOfGrep(rest.at(-1) as string)
  return faultsOfScript(rest)
}

function faultsOfNpm([verb = '', ...rest]: readonly string[]): string[] {
  if (verb === 'ci' || verb === 'install') return []
  const script = verb === 'run' ? (rest[0] as string) : verb
  if (!(script in SCRIPTS)) return [`there is no script “${script}”`]
  const given = rest.slice(rest.indexOf('--') + 1)
  if (script === 'start') return faultsOfBranchline(['serve', ...given], '')
  if (script !== 'test') return []
  return given.filter((word) => ![...STAGES, ...TEST_FLAGS].includes(word)).map((word) => `there is no stage “${word}”`)
}

/** Vitest and Playwright take parts of the names of test files; the others folders. */
function faultsOfTool([tool = '', ...rest]: readonly string[]): string[] {
  if (!existsSync(join(ROOT, 'node_modules/.bin', tool))) return [`there is no tool “${tool}”`]
  const settings = rest.indexOf('-c')
  const paths = settings < 0 ? [] : [rest[settings + 1] as string]
  const others = rest.filter((word, index) => !word.startsWith('-') && index !== settings + 1 && !/^(run|test|build)$/.test(word))
  const kind = { vitest: /\.test\.tsx?$/, playwright: /\.spec\.ts$/ }[tool]
  const lost = (word: string) =>
    kind === undefined || (settings >= 0 && paths.includes(word))
      ? !PATHS.includes(word)
      : word !== 'games/your-game' && !PATHS.some((path) => kind.test(path) && path.includes(word))
  return [...paths.filter((path) => !PATHS.includes(path)), ...others.filter(lost)].map((word) => `nothing is called “${word}”`)
}

function faultsOfScript([script = '', ...rest]: readonly string[]): string[] {
  if (!PATHS.includes(script)) return [`there is no ${script}`]
  const flags = rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2))
  return flags.filter((flag) => !new RegExp(`\\b${flag}\\b`).test(textOf(script))).map((flag) => `${script} knows no --${flag}`)
}

function faultsOfBranchline(words: readonly string[], remark: string): string[] {
  let command: Command = BRANCHLINE
  let depth = 0
  for (const word of words) {
    const next = command.commands.find((each) => each.name() === word)
    if (next === undefined) break
    command = next
    depth += 1
  }
  if (depth === 0) return [`branchline knows no “${words[0]}”`]
  if (command.commands.length > 0) return [`“${command.name()}” of branchline needs another word`]
  const flags = [...words, ...(remark.match(/--[a-z-]+/g) ?? [])].filter((word) => /^--[a-z]/.test(word))
  const unknown = flags.filter((flag) => !isFlagOf(flag, [command])).map((flag) => `“${command.name()}” knows no ${flag}`)
  const game = words[depth]
  const isGame = command.registeredArguments[0]?.name() === 'game' && game !== undefined && /^[a-z]/.test(game)
  return isGame && !GAMES.includes(game) ? [...unknown, `there is no game “${game}”`] : unknown
}

export const isFlagOf = (flag: string, commands: readonly Command[] = BRANCHLINE.commands): boolean =>
  commands.some((command) => command.options.some(({ long }) => long === flag) || isFlagOf(flag, command.commands))

/** A search that finds nothing helps nobody. In its patterns brackets are letters, and a bar is written `\|`. */
function faultsOfGrep(quoted: string): string[] {
  const pattern = quoted.slice(1, -1).replace(/\\?[(){}|]/g, (sign) => (sign.length === 2 ? sign.slice(1) : `\\${sign}`))
  const finds = PATHS.some((path) => /\.tsx?$/.test(path) && new RegExp(pattern).test(textOf(path)))
  return finds ? [] : ['it finds nothing']
}
