/** What others wrote may hold anything, also what moves the cursor or turns the direction of a line; on a terminal it is text and nothing else. */
export const printable = (text: string) => text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** A record from a file, with names that can be shown. */
export function withPrintableNames<Record extends { readonly names?: readonly string[] }>(record: Record): Record {
  return record.names === undefined ? record : { ...record, names: record.names.map(printable) }
}
