import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')

/**
 * What a window of Chromium draws around the page: it loads the suggestions of an address bar that nobody sees, 418 files for every window, which
 * cost as much as our own table. The last such switch counts, so Playwright's own list (chromiumSwitches.ts) stands here too.
 */
const FEATURES_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/** The built client, served by the real server, in a real Chromium. Games bring their tables' tests with them. */
export default defineConfig({
  testDir: ROOT,
  testMatch: ['web/test/*.spec.ts', 'games/*/table/test/*.spec.ts'],
  outputDir: join(ROOT, 'screenshots', 'failures'),
  // Our packages are compiled already; what the tests ask of them was compiled a second time, in every process anew.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 2,
  // A whole game takes half a minute on a free machine; on a busy one a test may lose a race once, not twice.
  timeout: 240_000,
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Any free port: the server says which, and Playwright hands it on to its workers.
    baseURL: process.env.BRANCHLINE_TEST_URL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${FEATURES_OFF.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node cli/bin/branchline.js serve --port 0 --data :memory:',
    cwd: ROOT,
    wait: { stdout: /open at (?<branchline_test_url>\S+)/ },
    env: {
      BRANCHLINE_LOG_LEVEL: 'warn',
      BRANCHLINE_REQUESTS_PER_MINUTE: '100000',
      BRANCHLINE_NEW_PEOPLE_PER_MINUTE: '1000',
      BRANCHLINE_CLUBS: 'many',
      BRANCHLINE_WATCH_DELAY: '1',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
})
