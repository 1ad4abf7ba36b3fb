/** Every text file of the built client lies beside itself compressed, as small as it gets: whoever serves it need not compress anything. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFolder, filesUnder } from './builtFiles.ts'

const TEXT = /\.(js|css|html|json|svg|webmanifest|txt)$/
/** Less is not worth a second file. */
const LEAST = 300
const QUALITY = { br: 11, gz: 9 }

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const WAYS = {
  br: (content: Buffer) => asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.br } }),
  gz: (content: Buffer) => asGzip(content, { level: QUALITY.gz }),
}
const ENDINGS = ['br', 'gz'] as const

export function compressed() {
  const built = builtFolder()
  let cache = ''
  return {
    name: 'branchline-compressed',
    apply: 'build' as const,
    configResolved(config: Parameters<typeof built.configResolved>[0] & { readonly cacheDir: string }) {
      built.configResolved(config)
      cache = join(config.cacheDir, 'compressed')
    },
    closeBundle: {
      // When all others have written what they write.
      order: 'post' as const,
      sequential: true,
      handler: () => compressFolder(built.folder(), cache),
    },
  }
}

/** It takes longer than the rest of the build: what is as it was in the last one comes out of `cache`, where that of the present one is kept. */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const files = filesUnder(folder).filter((file) => TEXT.test(file))
  // All at once: one after another takes twice as long.
  const used = new Set((await Promise.all(files.map((file) => compress(file, cache)))).flat())
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name), { force: true })
}

/** Returns the names of what is kept. */
async function compress(file: string, cache: string): Promise<string[]> {
  const content = await readFile(file)
  if (content.length < LEAST) return []
  const hash = createHash('sha256').update(content).digest('hex')
  return Promise.all(
    ENDINGS.map(async (ending) => {
      const name = `${hash}.${QUALITY[ending]}.${ending}`
      const kept = join(cache, name)
      if (!existsSync(kept)) await writeWhole(kept, await WAYS[ending](content))
      await copyFile(kept, `${file}.${ending}`)
      return name
    }),
  )
}

/** A build that is broken off leaves no half file that the next would take for a whole one. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${process.pid}`
  await writeFile(part, content)
  await rename(part, path)
}
