/** Where requests come from: what one subscriber has is one address here, however many numbers it holds. */
import { isIPv6 } from 'node:net'

/** IPv4 as it is; of IPv6 the /64 that a household or a machine is given as a whole. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped !== null) return mapped[1]
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // A last part in dots stands for two.
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0)
  const parts = tail === undefined ? before : [...before, ...Array.from({ length: 8 - length }, () => '0'), ...after]
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

export interface Networks {
  seen(person: string, ip: string): void
  /** Where this person was last seen by this process; those who were not seen are one network together. */
  of(person: string): string
}

const REMEMBERED = 20_000

export function openNetworks(most = REMEMBERED): Networks {
  const known = new Map<string, string>()
  return {
    seen(person, ip) {
      known.delete(person)
      known.set(person, networkOf(ip))
      if (known.size > most) known.delete(known.keys().next().value as string)
    },
    of: (person) => known.get(person) ?? 'elsewhere',
  }
}
