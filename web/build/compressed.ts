/** Every text file of the built client lies beside itself compressed, as small as it gets: whoever serves it need not compress anything. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builtFolder, filesUnder } from './builtFiles.ts'

const TEXT = /\.(js|css|html|json|svg|webmanifest|txt)$/
/** Less is not worth a second file. */
const LEAST = 300

export function compressed() {
  const built = builtFolder()
  return {
    name: 'branchline-compressed',
    apply: 'build' as const,
    configResolved: built.configResolved,
    closeBundle() {
      for (const file of filesUnder(built.folder())) {
        const content = TEXT.test(file) ? readFileSync(file) : null
        if (content === null || content.length < LEAST) continue
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
