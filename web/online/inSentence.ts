import { guestInWords } from '../http/client.ts'

/** A name as it is shown: written from right to left it stays together, and what stands beside it keeps its place. Who has said none is a guest in every language. */
export function inSentence(name: string): string {
  const said = guestInWords(name)
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(said) ? `\u2068${said}\u2069` : said
}
