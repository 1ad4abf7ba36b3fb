/** Titles as the bundler sees them: files that hold one object whose properties load the parts of a game. */

export interface Property {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key: { readonly name?: string }
  readonly value?: unknown
}

/** The files that titles stand in. */
export const isTitleFile = (id: string): boolean => /\/title[^/]*\.[jt]s$/.test(id)

/** The title itself is the outermost object: parts within parts are not looked for. */
export function propertiesIn(tree: unknown): Property[] {
  if (typeof tree !== 'object' || tree === null) return []
  if (Array.isArray(tree)) return tree.flatMap(propertiesIn)
  const { type, properties } = tree as { type?: string; properties?: readonly Property[] }
  if (type === 'ObjectExpression') return [...(properties ?? [])]
  return Object.values(tree).flatMap(propertiesIn)
}
