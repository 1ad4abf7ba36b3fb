/** A letter in the form each channel wants. */

import { createHmac } from 'node:crypto'
import type { Locale } from '@branchline/engine'
import { wordsFor } from '../messages/index.ts'
import type { Chapter, Content, Link } from './compose.ts'
import type { MailMessage } from './mail.ts'

export function mailOf(content: Content, to: string, stop: Link): MailMessage {
  return {
    to,
    subject: content.headline,
    text: plain(content, stop),
    html: page(content, stop),
    headers: { 'List-Unsubscribe': `<${stop.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

export function pushOf({ headline, lead, chapters, settings }: Content): { title: string; body: string; url: string; tag: string } {
  const [first] = chapters
  const body = first === undefined ? (lead ?? '') : (first.ask ?? first.lines.at(-1) ?? '')
  const isOne = chapters.length === 1 && first !== undefined
  // Several tables: to the list of one's own, where those that wait come first.
  const url = isOne ? first.link : first === undefined ? settings : new URL('/', settings).href
  return { title: headline, body: cut(body, 180), url, tag: isOne ? first.table : 'branchline' }
}

/** At most 2,000 characters, and nobody is pinged whatever a player's name is. */
export function discordOf(content: Content): string {
  const text = marked(content, '**', (link) => `[${link.label}](<${link.url}>)`, escapeMarks)
  return JSON.stringify({ username: 'Branchline', content: cut(text, 1_900), allowed_mentions: { parse: [] } })
}

export function slackOf(content: Content): string {
  const text = marked(content, '*', (link) => `<${link.url}|${escapeSlack(link.label)}>`, escapeSlack)
  return JSON.stringify({ text: cut(text, 3_000), unfurl_links: false })
}

/** For programs. Documented in docs/protocol.md. */
export function jsonOf({ reason, locale, headline, chapters }: Content, now: number): string {
  const tables = chapters.map(({ table, title, lines, earlier, ask, link, answers, seq, n }) => ({
    table,
    title,
    seq,
    n,
    happened: lines,
    earlier,
    ask,
    link,
    answers,
  }))
  return JSON.stringify({ type: 'branchline.notice', version: 1, reason, locale, headline, at: now, tables })
}

/** `sha256=` and the HMAC of the time, a dot and the body, in hex: proves that it came from here, and when. */
export function signed(body: string, key: string, now: number): Record<string, string> {
  const signature = createHmac('sha256', key).update(`${now}.${body}`).digest('hex')
  return { 'x-branchline-time': String(now), 'x-branchline-signature': `sha256=${signature}` }
}

function plain({ locale, headline, lead, chapters, settings }: Content, stop: Link): string {
  const words = wordsFor(locale)
  const parts = [headline, '']
  if (lead !== null) parts.push(lead, '')
  for (const chapter of chapters) {
    if (chapters.length > 1) parts.push(chapter.headline, '-'.repeat(Math.min(60, chapter.headline.length)))
    parts.push(`${words.since}:`, ...happened(chapter, locale).map((line) => `  ${line}`), '')
    if (chapter.ask !== null) parts.push(`${words.asked}: ${chapter.ask}`, '')
    parts.push(`${words.look}: ${chapter.link}`)
    for (const { label, url } of chapter.answers) parts.push(`${label}: ${url}`)
    if (chapter.answers.length > 0) parts.push('', words.once)
    parts.push('')
  }
  parts.push('-- ', `${words.settings}: ${settings}`, `${words.stop}: ${stop.url}`)
  return parts.join('\n')
}

const INK = '#22303c'
const RULE = '#b9ad93'
const PAPER = '#f6f0e1'

/** One column, system fonts, no picture and nothing fetched; both papers by `color-scheme`. */
function page({ locale, headline, lead, chapters, settings }: Content, stop: Link): string {
  const words = wordsFor(locale)
  const serif = 'font-family:Georgia,serif'
  const button = (link: Link, isFirst: boolean) =>
    `<a class="${isFirst ? 'b' : 'c'}" href="${escapeHtml(link.url)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:1px solid ${INK};border-radius:3px;text-decoration:none;${isFirst ? `background:${INK};color:${PAPER}` : `color:${INK}`}">${escapeHtml(link.label)}</a>`
  const body = chapters.map(
    (chapter) => `${chapters.length > 1 ? `<h2 style="${serif};font-size:19px;margin:24px 0 8px">${escapeHtml(chapter.headline)}</h2>` : ''}
<p class="m" style="margin:16px 0 4px;font-size:13px;letter-spacing:.06em;text-transform:uppercase">${escapeHtml(words.since)}</p>
<ul style="margin:0;padding:0 0 0 18px">${happened(chapter, locale)
      .map((line) => `<li style="margin:2px 0">${escapeHtml(line)}</li>`)
      .join('')}</ul>
${chapter.ask === null ? '' : `<p style="margin:16px 0;font-size:17px"><strong>${escapeHtml(words.asked)}:</strong> ${escapeHtml(chapter.ask)}</p>`}
<p style="margin:16px 0 0">${button({ label: words.look, url: chapter.link }, true)}${chapter.answers.map((answer) => button(answer, false)).join('')}</p>
${chapter.answers.length === 0 ? '' : `<p class="m" style="margin:4px 0 0;font-size:13px">${escapeHtml(words.once)}</p>`}`,
  )
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(headline)}</title>
<style>:root{color-scheme:light dark}.m{color:#5c5443}@media (prefers-color-scheme:dark){body,.s{background:#1b2127!important;color:#ece4d2!important}.s{border-color:#565f66!important}.m,.m a{color:#b7ad97!important}.b{background:#ece4d2!important;color:#1b2127!important}.c{color:#ece4d2!important;border-color:#ece4d2!important}}</style></head>
<body style="margin:0;padding:16px;background:#fffdf7;color:${INK};font:16px/1.45 'Gill Sans',Cabin,Verdana,sans-serif">
<div class="s" style="max-width:560px;margin:0 auto;padding:20px 24px;border:1px solid ${RULE};background:${PAPER}">
<p class="m" style="margin:0;font-size:13px;letter-spacing:.12em;text-transform:uppercase">Branchline</p>
<h1 style="${serif};font-size:24px;line-height:1.2;margin:4px 0 12px">${escapeHtml(headline)}</h1>
${lead === null ? '' : `<p>${escapeHtml(lead)}</p>`}${body.join('')}
<p class="m" style="margin:28px 0 0;padding-top:10px;border-top:1px solid ${RULE};font-size:13px"><a href="${escapeHtml(settings)}" style="color:inherit">${escapeHtml(words.settings)}</a> · <a href="${escapeHtml(stop.url)}" style="color:inherit">${escapeHtml(words.stop)}</a></p>
</div></body></html>`
}

function marked({ locale, headline, lead, chapters }: Content, bold: string, link: (link: Link) => string, safe: (text: string) => string) {
  const words = wordsFor(locale)
  const parts = [`${bold}${safe(headline)}${bold}`]
  if (lead !== null) parts.push(safe(lead))
  for (const chapter of chapters) {
    if (chapters.length > 1) parts.push('', `${bold}${safe(chapter.headline)}${bold}`)
    for (const line of happened(chapter, locale)) parts.push(`• ${safe(line)}`)
    if (chapter.ask !== null) parts.push(safe(`${words.asked}: ${chapter.ask}`))
    // No links that answer: a channel of a club is read by more than one.
    parts.push(link({ label: words.look, url: chapter.link }))
  }
  return parts.join('\n')
}

function happened({ lines, earlier }: Chapter, locale: Locale): string[] {
  const words = wordsFor(locale)
  if (lines.length === 0) return [words.nothing]
  return earlier > 0 ? [words.earlier({ lines: earlier }), ...lines] : [...lines]
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 2).trimEnd()} …` : text)
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const escapeSlack = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const escapeMarks = (text: string) => text.replace(/([\\*_~`|>[\]()#@<])/g, '\\$1')
