/** Finds Chromium for the browser tests, installs Debian's when it is missing and we may, or says what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium that can be started, or null after saying why there is none. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== null) return found
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    console.log('  No Chromium found: installing Debian’s (about a minute, once)')
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const apt = (...args) => spawnSync([...sudo, 'apt-get', ...args][0], [...sudo, 'apt-get', ...args].slice(1), quiet).status === 0
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && findBrowser() !== null) return findBrowser()
  }
  console.error('  ✗ The browser tests need Chromium or Chrome, and none was found or could be installed.')
  console.error('    Install it (Debian: apt-get install chromium), or set CHROMIUM to its path, and try again.')
  return null
}

export function findBrowser() {
  return PLACES.find((place) => place && existsSync(place)) ?? null
}
