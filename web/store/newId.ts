/** Letters and digits that nobody mistakes for one another. */
export function newId(length = 8): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('')
}
