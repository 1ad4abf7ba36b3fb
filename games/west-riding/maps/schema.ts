/** What a board of this game must look like: the complaints about a file, empty when all is well. */
const TERRAINS = ['countryside', 'mountain', 'town', 'city']
const SIZES = ['large', 'midsize', 'small']
const RAILWAYS = ['MR', 'LNWR', 'NER', 'GCR', 'GNR', 'LYR']

type Fields = Readonly<Record<string, unknown>>

export function mapComplaints(map: unknown): string[] {
  if (!isFields(map)) return ['the map is not an object']
  const complaints: string[] = []
  const hexes = Array.isArray(map.hexes) ? map.hexes : []
  if (hexes.length === 0) complaints.push('hexes: missing')
  const places = new Set<string>()
  const names = new Set<unknown>()
  for (const hex of hexes) complaints.push(...hexComplaints(hex, places, names))
  for (const side of Array.isArray(map.rivers) ? map.rivers : [['missing']]) {
    if (!isRiverSide(side, places)) complaints.push(`rivers: ${JSON.stringify(side)} is not a side between two hexes`)
  }
  const homes = hexes.filter(isFields).map((hex) => hex.home)
  for (const railway of RAILWAYS) {
    if (homes.filter((home) => home === railway).length !== 1) complaints.push(`homes: ${railway} needs exactly one home city`)
  }
  complaints.push(...numberComplaints(map.costs, 'costs', ['countryside', 'mountain', 'town', 'city', 'river']))
  complaints.push(...numberComplaints(map.lastTurn, 'lastTurn', ['3', '4', '5']))
  const income = isFields(map.income) ? map.income : {}
  if (typeof income.home !== 'number') complaints.push('income.home: not a number')
  for (const size of SIZES) complaints.push(...numberComplaints(income[size], `income.${size}`, ['free', 'controlled']))
  const exclusive = Array.isArray(map.exclusive) ? map.exclusive : []
  for (const pair of exclusive) {
    if (!Array.isArray(pair) || pair.length !== 2 || !pair.every((name) => names.has(name))) complaints.push('exclusive: not two towns')
  }
  const groups = isFields(map.affiliations) ? Object.values(map.affiliations) : []
  if (groups.flat().sort().join() !== [...RAILWAYS].sort().join()) complaints.push('affiliations: not the six railways')
  return complaints
}

function hexComplaints(hex: unknown, places: Set<string>, names: Set<unknown>): string[] {
  if (!isFields(hex) || !Number.isInteger(hex.q) || !Number.isInteger(hex.r)) return [`hexes: ${JSON.stringify(hex)} has no place`]
  const place = `${hex.q},${hex.r}`
  const complaints: string[] = []
  if (places.has(place)) complaints.push(`hexes: ${place} appears twice`)
  places.add(place)
  if (!TERRAINS.includes(String(hex.terrain))) complaints.push(`hexes: ${place} has terrain ${hex.terrain}`)
  const isUrban = hex.terrain === 'town' || hex.terrain === 'city'
  if (isUrban !== (typeof hex.name === 'string')) complaints.push(`hexes: ${place}: towns and cities have names, rural hexes have none`)
  if (isUrban && names.has(hex.name)) complaints.push(`hexes: ${hex.name} appears twice`)
  if (isUrban) names.add(hex.name)
  if ((hex.terrain === 'town') !== SIZES.includes(String(hex.size))) complaints.push(`hexes: ${place}: towns have a size, nothing else has`)
  if ((hex.terrain === 'city') !== RAILWAYS.includes(String(hex.home)))
    complaints.push(`hexes: ${place}: cities are homes, nothing else is`)
  return complaints
}

function isRiverSide(side: unknown, places: ReadonlySet<string>): boolean {
  if (!Array.isArray(side) || side.length !== 2 || !side.every((place) => places.has(String(place)))) return false
  const [q, r] = [0, 1].map((axis) => Number(side[0][axis]) - Number(side[1][axis])) as [number, number]
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2
}

function numberComplaints(fields: unknown, where: string, keys: readonly string[]): string[] {
  if (!isFields(fields)) return [`${where}: missing`]
  return keys.filter((key) => !Number.isInteger(fields[key])).map((key) => `${where}.${key}: not a whole number`)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
