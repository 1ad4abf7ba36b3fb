/** The pages for people as text, for tests about them: what they name, line by line. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourcesOf, textOf } from './sources.ts'

export interface Said {
  readonly text: string
  /** `CONTRIBUTING.md:12`, for messages. */
  readonly at: string
}

export interface Document {
  readonly file: string
  /** What stands between backticks. */
  readonly code: readonly Said[]
  /** Lines of blocks that are no JSON. */
  readonly blocks: readonly Said[]
  /** All else, with links and without code. */
  readonly prose: readonly Said[]
  readonly headings: readonly string[]
}

export function documentOf(file: string): Document {
  const code: Said[] = []
  const blocks: Said[] = []
  const prose: Said[] = []
  const headings: string[] = []
  let block: string | null = null
  for (const [index, line] of textOf(file).split('\n').entries()) {
    const at = `${file}:${index + 1}`
    const fence = /^\s*```(\w*)/.exec(line)
    if (fence !== null) block = block === null ? (fence[1] as string) : null
    else if (block === '') blocks.push({ text: line, at })
    else if (block === null) {
      code.push(...[...line.matchAll(/`([^`]+)`/g)].map(([, text]) => ({ text: text as string, at })))
      prose.push({ text: line.replace(/`[^`]+`/g, '``'), at })
      const heading = /^#+ (.*)/.exec(line)?.[1]
      if (heading !== undefined) headings.push(anchorOf(heading))
    }
  }
  return { file, code, blocks, prose, headings }
}

/** As GitHub makes addresses of headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Every file and folder below the root. */
export const PATHS: readonly string[] = (() => {
  const entries = readdirSync(ROOT).filter((name) => !name.startsWith('.') && !/^(node_modules|coverage|screenshots|data)$/.test(name))
  const files = entries.flatMap((name) => (statSync(join(ROOT, name)).isDirectory() ? sourcesOf(name, /./) : [name]))
  const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)))
  return [...new Set([...files, ...folders])]
})()

/** Every word of the sources and of what belongs to a server; not of pages. */
export const WORDS: ReadonlySet<string> = new Set(
  PATHS.filter((path) => /\.([cm]?[jt]sx?|ya?ml|json|service|py)$|^Dockerfile$/.test(path) && !/documents\.test\.ts$/.test(path)).flatMap(
    (path) => textOf(path).match(/[A-Za-z_$][\w$]*/g) ?? [],
  ),
)

/** Commands as they stand in blocks and between backticks: one a line, `a && b` as two, without what the shell says around them. */
export function commandsOf({ blocks, code }: Document): Said[] {
  return [...blocks, ...code].flatMap(({ text, at }) =>
    text
      .split(/ && |; (?:do )?/)
      .map((part) => ({ text: part.trim(), at }))
      .filter((part) => /^([A-Z_]+=\S+ )*(npm|npx|node|branchline|git grep) \S/.test(part.text) && part.text !== 'npx branchline'),
  )
}
