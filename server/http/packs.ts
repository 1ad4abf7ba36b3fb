/** The packs of this house for browsers: which there are, and their built modules, from the house's own address. */
import { join } from 'node:path'
import { BUILT, type Pack } from '@branchline/packs'
import files from '@fastify/static'
import type { App } from './app-type.ts'

export async function servePacks(app: App, packs: readonly Pack[]): Promise<void> {
  const list = packs.map(({ title: { id }, version }) => ({ id, version, module: `/packs/${id}/title.js` }))
  app.get('/packs/index.json', { schema: { hide: true } }, async (_request, reply) => reply.header('cache-control', 'no-cache').send(list))
  for (const { folder, title } of packs)
    await app.register(files, {
      root: join(folder, BUILT),
      prefix: `/packs/${title.id}/`,
      decorateReply: false,
      // The way in keeps its name when the pack is built anew; browsers ask whether it is still the same.
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
}
