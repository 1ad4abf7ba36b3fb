/** Where a device is seen from, coarsely: the first half of its network. Enough to notice a stranger, too little to find anybody by. */
export function placeOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? ''
  const four = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(plain)
  if (four !== null) return `${four[1]}.${four[2]}.x.x`
  if (!plain.includes(':')) return ''
  const groups = plain.split('::')[0]?.split(':').filter(Boolean).slice(0, 2) ?? []
  return groups.length === 0 ? '::' : `${groups.join(':')}:…`
}
