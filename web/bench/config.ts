/** `npx playwright test -c web/bench/config.ts`: weight of the pages, time to open a table and to draw a move, against the built client. `-g opened` or `-g drawn` runs only some. */
import base from '../playwright.config.ts'

export default {
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  reporter: 'line' as const,
}
