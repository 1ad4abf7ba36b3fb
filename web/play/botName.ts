import type { Seat } from '@branchline/engine'

/** Surnames from the dales and from Franconia for those who drive our trains. */
const BOT_NAMES = ['Alderson', 'Metcalfe', 'Dinsdale', 'Pickersgill', 'Iveson', 'Löhner', 'Kleinlein', 'Tanaka', 'Priestley']

export function botName(seat: Seat, id: string): string {
  const shift = [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  return BOT_NAMES[(shift + seat) % BOT_NAMES.length]
}
