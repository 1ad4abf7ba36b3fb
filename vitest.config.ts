import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { BUILT_CODE, builtCode } from './scripts/built-code.ts'

const TESTS = '**/*.test.{ts,tsx}'
const FAULTS = '**/*faults.test.{ts,tsx}'

/**
 * V8 compiles for speed what has run ten times as long as it usually asks for: in many short tests on several threads at once it is otherwise busy with
 * that for a fifth of the processor time.
 */
setFlagsFromString('--interrupt-budget=700000')

const isBuilt = process.env.UNIT_BUILT === 'true'

/** Where nothing is known of an earlier run the largest files come first; those that play whole games are small and take longest, and would be waited for. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/(conformance|kit|outline|orders-crash)\b/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Pure packages run in threads without isolation: they share nothing that changes, and it is five times faster. */
export default defineConfig({
  oxc: { jsx: { development: false } },
  ...(isBuilt ? { plugins: [builtCode] } : { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }),
  test: {
    ...(isBuilt ? { server: { deps: { external: [BUILT_CODE] } }, execArgv: ['--enable-source-maps'] } : {}),
    exclude: ['**/node_modules/**', '**/dist/**'],
    tags: [{ name: 'ci', description: 'Takes long and shows what shorter tests show nearly as well: only CI runs it (scripts/test.mjs).' }],
    projects: [
      { extends: true, test: { name: 'unit', include: [TESTS], exclude: ['**/node_modules/**', '**/dist/**', FAULTS] } },
      // Servers killed, disks full, lines cut: a stage of their own.
      { extends: true, test: { name: 'faults', include: [FAULTS] } },
    ],
    globalSetup: ['packs/test/prepare.ts'],
    setupFiles: ['scripts/languages.setup.ts'],
    // React as players have it: what is drawn by hundreds of renderings is drawn four times faster.
    env: { NODE_ENV: 'production' },
    sequence: { sequencer: LongestFirst },
    pool: 'threads',
    isolate: false,
    // Three at least: while one waits for servers, databases and deadlines, the others play their random games.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // The longest works for nine seconds; on a machine with ten other things to do that is not an endless loop.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
