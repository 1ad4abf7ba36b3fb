/** Devices of one person in a real browser, with an authenticator that is Chromium's own. */
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { settle } from './player.ts'

/** Passkeys belong to names: the same server, called by its own. */
const named = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost')

export interface Device {
  readonly page: Page
  readonly cdp: CDPSession
  readonly authenticatorId: string
}

export async function device(
  browser: Browser,
  baseURL: string | undefined,
  settings: Record<string, unknown> = {},
  phone = false,
): Promise<Device> {
  const context = await browser.newContext({
    baseURL: named(baseURL),
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 860 },
  })
  const page = await context.newPage()
  await settle(page, settings)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, cdp, authenticatorId }
}

/** As a password manager does: the passkey of one device is on the other too. */
export async function synchronise(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId })
  for (const credential of credentials) await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential })
}

export async function makeAccount({ page }: Device): Promise<void> {
  await page.goto('/account')
  await page.getByTestId('make-passkey').click()
  await expect(page.getByText('The passkey is ready')).toBeVisible()
}
