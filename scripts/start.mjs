/** `npm start`: installs what is missing, builds, serves. Everything after `--` goes to `branchline serve`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureNode, ROOT, run, step, tool } from './ensure.mjs'

ensureNode()
ensureInstalled()
step('Building')
run(tool('tsc'), ['-b'], 'The sources do not compile: see the messages above.')
if (existsSync(join(ROOT, 'web', 'vite.config.ts'))) {
  run(tool('vite'), ['build', 'web', '--logLevel', 'warn'], 'The web client could not be built: see the messages above.')
}
step('Starting (stop with Ctrl+C)')
run(process.execPath, [join(ROOT, 'cli', 'bin', 'branchline.js'), 'serve', ...process.argv.slice(2)])
