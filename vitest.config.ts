import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Pure packages run in threads without isolation: they share nothing that changes, and it is five times faster. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{engine,games,bots,cli,bench,server,faults,scripts,web}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    isolate: false,
    // Two at least: while one waits for servers, databases and deadlines, the other plays its random games.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The longest works for nine seconds; on a machine with ten other things to do that is not an endless loop.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
