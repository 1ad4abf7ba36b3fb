/** Scripts that stand within the first page of the built client, as a content security policy names them. Read once: whoever changes the client starts the server anew. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const INLINE = /<script>(.*?)<\/script>/gs

export function inlineScripts(web: string | undefined): string[] {
  const page = web === undefined ? undefined : join(web, 'index.html')
  if (page === undefined || !existsSync(page)) return []
  return [...readFileSync(page, 'utf8').matchAll(INLINE)].map(([, script]) => `'sha256-${hashOf(script)}'`)
}

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
