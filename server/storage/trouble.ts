/** Tells a database that does not answer from a mistake of ours. */
const OF_THE_LINE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** PostgreSQL's classes: connection exception, insufficient resources, operator intervention (shutting down, starting up, cancelled). */
const OF_THE_SERVER = /^(08|53|57)/
const IN_WORDS =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|connection error|not queryable/

export function isStorageTrouble(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return OF_THE_LINE.has(code) || (code.length === 5 && OF_THE_SERVER.test(code)) || IN_WORDS.test(message)
}
