/** Letters by e-mail: over the SMTP server named in the settings, or not at all. */
import { createTransport } from 'nodemailer'

export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  /** More headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Mail {
  readonly isConfigured: boolean
  /** Resolves when the mail server took the letter. Rejects with `Undeliverable` when it never will, with another error when it may later. */
  send(message: MailMessage): Promise<void>
  close(): void
}

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps://…; without it no letters are sent. */
  readonly mail?: string | undefined
  /** `Branchline <post@example.org>` */
  readonly mailFrom?: string | undefined
}

/** The mail server said that this address takes no letters: trying again is of no use. */
export class Undeliverable extends Error {}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

export function openMail({ mail, mailFrom }: MailSettings): Mail {
  if (mail === undefined || mailFrom === undefined) {
    const send = () => Promise.reject(new Error('no mail server is set'))
    return { isConfigured: false, send, close() {} }
  }
  // A letter is made of our own words: it never fetches a file or an address named in it.
  const transport = createTransport({
    url: mail,
    ...PATIENCE,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isConfigured: true,
    async send({ to, subject, text, html, headers }) {
      if (!isAddress(to)) throw new Undeliverable(`${JSON.stringify(to)} is not one e-mail address`)
      try {
        await transport.sendMail({
          from: mailFrom,
          // As an object: whatever stands in it is one address, never a list.
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
      } catch (error) {
        throw isForGood(error as SmtpError) ? new Undeliverable((error as Error).message, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** Strict enough that nothing but one plain mailbox passes; whether it exists its server knows. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/.test(text)
}

interface SmtpError extends Error {
  readonly responseCode?: number
  readonly command?: string
}

/** A refusal (5xx) of the recipient or of the letter; not of our own password or sender, which the host can put right. */
function isForGood({ responseCode, command }: SmtpError): boolean {
  const isAboutRecipient = command === 'RCPT TO' || command === 'DATA'
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600 && isAboutRecipient
}
