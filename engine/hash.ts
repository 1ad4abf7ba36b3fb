/**
 * A stable hash of plain JSON data: 64 bits in hexadecimal, equal for equal data whatever the order of keys, on every machine.
 * It walks the data instead of printing it: some microseconds for a state of a few kilobytes.
 */
export function hashOf(data: unknown): string {
  const low = walk(data, 0x9e3779b9)
  const high = walk(data, 0x85ebca6b)
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0')
}

function walk(data: unknown, seed: number): number {
  switch (typeof data) {
    case 'number':
      return mixNumber(seed, data)
    case 'string':
      return mix(seed ^ 0x27d4eb2f, hashString(data))
    case 'boolean':
      return mix(seed ^ 0x165667b1, data ? 1 : 2)
    case 'object':
      break
    default:
      return mix(seed ^ 0x2545f491, 0)
  }
  if (data === null) return mix(seed ^ 0x1b873593, 0)
  if (Array.isArray(data)) {
    let hash = mix(seed ^ 0x38b34ae5, data.length)
    for (let i = 0; i < data.length; i++) {
      const item: unknown = data[i]
      hash = typeof item === 'number' && (item | 0) === item ? mix(hash, item) : walk(item, hash)
    }
    return hash
  }
  // Keys are added up, so their order does not matter; a key that is undefined counts as absent, as in JSON.
  let sum = seed ^ 0x7feb352d
  const record = data as Record<string, unknown>
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) sum = (sum + walk(value, mix(seed, hashString(key)))) | 0
  }
  return mix(seed, sum)
}

function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51)
  k = (k << 15) | (k >>> 17)
  let h = hash ^ Math.imul(k, 0x1b873593)
  h = (h << 13) | (h >>> 19)
  h = (Math.imul(h, 5) + 0xe6546b64) | 0
  return h ^ (h >>> 15)
}

const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)
function mixNumber(seed: number, value: number): number {
  if ((value | 0) === value) return mix(seed, value)
  float[0] = value
  return mix(mix(seed ^ 0x5bd1e995, words[0] as number), words[1] as number)
}

const known = new Map<string, number>()
function hashString(text: string): number {
  let hash = known.get(text)
  if (hash === undefined) {
    hash = 0x811c9dc5
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    if (known.size > 20_000) known.clear()
    known.set(text, hash)
  }
  return hash
}

/** Deep equality of plain data; keys that are undefined count as absent, as in JSON. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => sameData(item, other[index]))
  }
  const a = one as Record<string, unknown>
  const b = other as Record<string, unknown>
  for (const key in a) if (!sameData(a[key], b[key])) return false
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}
