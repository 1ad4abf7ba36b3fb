/** `npx playwright test -c web/bench/config.ts`: weight of the pages and time to draw a move, against the built client. */
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
