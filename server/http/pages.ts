/** The built web client as plain files; every address that is not a file is its first page. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { wordsFor } from '../messages/index.ts'
import { Denial } from '../problem.ts'
import type { App } from './app-type.ts'
import { languageAsked } from './language.ts'

/** For whoever set the server up. */
function withoutClient({ headers }: FastifyRequest): string {
  const locale = languageAsked(headers['accept-language']) ?? 'en'
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Branchline</title>
<h1>Branchline</h1><p>${wordsFor(locale).withoutClient} <a href="/openapi.json">/openapi.json</a></p></html>
`
}

export async function servePages(app: App, web: string | undefined): Promise<void> {
  const folder = web === undefined ? undefined : resolve(web)
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(files, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      // Files under assets/ carry a hash in their names and never change; all else is asked for again.
      setHeaders: (reply, path) =>
        reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  } else {
    app.get('/', { schema: { hide: true } }, async (request, reply) => reply.type('text/html; charset=utf-8').send(withoutClient(request)))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/(api|ws)(\/|$|\?)/.test(request.url) && (request.headers.accept ?? '').includes('text/html')
    if (!isPage) throw new Denial('not-found', (t) => t.nothingHere)
    if (isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.type('text/html; charset=utf-8').send(withoutClient(request))
  })
}
