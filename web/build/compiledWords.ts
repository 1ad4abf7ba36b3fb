/**
 * All words are compiled when the client is built, so that no browser has to fetch and run a parser for them before the first page is seen.
 * Sources stay as they are written; in development they are parsed in the page. The pages' words become what their library reads, those of
 * engine and games texts for icu.ts.
 */
import { dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import { COMPILED } from '../language/icu.ts'

const OF_PAGES = /[\\/]web[\\/]((account|coach|learn|puzzles)[\\/])?language[\\/][^\\/]+\.ts$/
export const OF_GAMES = /[\\/](engine|bots|games)[\\/](.+[\\/])?messages[\\/].+\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
}

export const compiledWords = () => [readCompiled(), compiling()]

/** Whoever imports the engine's icu.ts gets ours. */
function readCompiled() {
  const [engine, ours] = [join(import.meta.dirname, '..', '..', 'engine'), join(import.meta.dirname, '..', 'language', 'icu.ts')]
  return {
    name: 'branchline-read-compiled',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (source: string, importer?: string) => (source === './icu.ts' && dirname(importer ?? '') === engine ? ours : null),
  }
}

function compiling() {
  return {
    name: 'branchline-compiled-words',
    apply: 'build' as const,
    enforce: 'post' as const,
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform(this: { parse(code: string): unknown }, code: string, id: string) {
      const compiled = OF_PAGES.test(id) ? compile : OF_GAMES.test(id) ? asText : null
      if (compiled === null) return null
      const kept = messagesIn(this.parse(code)).reduceRight(
        (text, { start, end, value }) => text.slice(0, start) + JSON.stringify(compiled(String(value))) + text.slice(end),
        code,
      )
      return { code: kept, map: null }
    },
  }
}

export function asText(message: string): string {
  const compiled = compile(message)
  return typeof compiled === 'string' && !compiled.startsWith(COMPILED) ? compiled : COMPILED + JSON.stringify(compiled)
}

/** Every string that is the value of a key, in the order of the text. */
function messagesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  if (Array.isArray(tree)) return tree.flatMap(messagesIn)
  const { type, value } = tree as Node
  if (type === 'Property') return isText(value) ? [value] : messagesIn(value)
  return Object.values(tree).flatMap(messagesIn)
}

function isText(value: unknown): value is Node {
  const { type, value: text } = (value ?? {}) as Partial<Node>
  return type === 'Literal' && typeof text === 'string'
}
