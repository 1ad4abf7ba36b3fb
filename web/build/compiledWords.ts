/**
 * The words of the pages are compiled when the client is built, so that no browser has to fetch and run a parser for them before the first page
 * is seen. Sources stay as they are written; in development they are parsed in the page.
 */
import compile from 'icu-minify/compile'

const CATALOGUES = /[\\/]web[\\/](account[\\/])?language[\\/][^\\/]+\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
}

export function compiledWords() {
  return {
    name: 'branchline-compiled-words',
    apply: 'build' as const,
    enforce: 'post' as const,
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform(this: { parse(code: string): unknown }, code: string, id: string) {
      if (!CATALOGUES.test(id)) return null
      const kept = messagesIn(this.parse(code)).reduceRight(
        (text, { start, end, value }) => text.slice(0, start) + JSON.stringify(compile(String(value))) + text.slice(end),
        code,
      )
      return { code: kept, map: null }
    },
  }
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
