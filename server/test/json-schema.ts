/** As much of JSON Schema as /openapi.json and /protocol.json use: a stranger reads them with a library of their own. */
type Schema = Readonly<Record<string, unknown>>

/** What is wrong, as a path and a sentence; empty when it fits. `root` is where references lead. */
export function misfits(value: unknown, schema: unknown, root: unknown = schema, at = ''): string[] {
  if (schema === true || schema === undefined) return []
  const wish = schema as Schema
  if (typeof wish.$ref === 'string') return misfits(value, lookUp(root, wish.$ref), root, at)
  const of = (part: unknown) => misfits(value, part, root, at)
  const wrong: string[] = []
  const say = (what: string) => wrong.push(`${at || '/'}: ${what}`)
  for (const some of [wish.anyOf, wish.oneOf] as (unknown[] | undefined)[])
    if (some !== undefined && !some.some((one) => of(one).length === 0))
      say(`fits none of ${some.length}: ${some.map((one) => of(one)[0]).join(' | ')}`)
  for (const one of (wish.allOf as unknown[] | undefined) ?? []) wrong.push(...of(one))
  if ('const' in wish && value !== wish.const) say(`should be ${JSON.stringify(wish.const)}`)
  if (Array.isArray(wish.enum) && !wish.enum.includes(value)) say(`${JSON.stringify(value)} is none of ${JSON.stringify(wish.enum)}`)
  const types = [wish.type].flat().filter((type) => type !== undefined)
  if (types.length > 0 && !types.some((type) => isOf(value, type as string)))
    say(`${JSON.stringify(value)?.slice(0, 60)} is no ${types.join(' or ')}`)
  if (typeof value === 'string' && typeof wish.pattern === 'string' && !new RegExp(wish.pattern, 'u').test(value))
    say(`“${value}” is not as ${wish.pattern}`)
  if (Array.isArray(value)) {
    const first = (wish.prefixItems as unknown[] | undefined) ?? []
    value.forEach((item, index) => {
      if (index < first.length) wrong.push(...misfits(item, first[index], root, `${at}/${index}`))
      else if (wish.items !== undefined) wrong.push(...misfits(item, wish.items, root, `${at}/${index}`))
    })
  } else if (typeof value === 'object' && value !== null) wrong.push(...inObject(value as Record<string, unknown>, wish, root, at))
  return wrong
}

function inObject(value: Record<string, unknown>, wish: Schema, root: unknown, at: string): string[] {
  const properties = (wish.properties as Record<string, unknown> | undefined) ?? {}
  const missing = ((wish.required as string[] | undefined) ?? [])
    .filter((name) => !(name in value))
    .map((name) => `${at}/${name}: is missing`)
  const inside = Object.entries(value).flatMap(([name, part]) => {
    if (name in properties) return misfits(part, properties[name], root, `${at}/${name}`)
    if (wish.additionalProperties === false) return [`${at}/${name}: is not in the schema`]
    return misfits(part, wish.additionalProperties ?? true, root, `${at}/${name}`)
  })
  return [...missing, ...inside]
}

function lookUp(root: unknown, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((place, name) => (place as Record<string, unknown>)[name.replaceAll('~1', '/')], root)
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
