/** Every text file of the built client lies beside itself compressed, as small as it gets: whoever serves it need not compress anything. */
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFolder, filesUnder } from './builtFiles.ts'

const TEXT = /\.(js|css|html|json|svg|webmanifest|txt)$/
/** Less is not worth a second file. */
const LEAST = 300

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

export function compressed() {
  const built = builtFolder()
  return {
    name: 'branchline-compressed',
    apply: 'build' as const,
    configResolved: built.configResolved,
    closeBundle: {
      // When all others have written what they write.
      order: 'post' as const,
      sequential: true,
      // All at once: one after another this took as long as the rest of the build.
      handler: async () => {
        const files = filesUnder(built.folder()).filter((file) => TEXT.test(file))
        await Promise.all(files.map(compress))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST) return
  const [brotli, zipped] = await Promise.all([
    asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    asGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
