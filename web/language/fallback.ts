/** The same messages in another language, all of them and no others. */
export type Whole<Tree> = { readonly [Name in keyof Tree]: Tree[Name] extends string ? string : Whole<Tree[Name]> }
/** Messages in another language: any of them, and no others. */
export type Translated<Tree> = { readonly [Name in keyof Tree]?: Tree[Name] extends string ? string : Translated<Tree[Name]> }

/** The English messages, and the translated ones in their places. */
export function filledIn<Tree extends object>(english: Tree, translated: Translated<Tree> | undefined): Tree {
  if (translated === undefined) return { ...english }
  const entries = Object.entries(english).map(([name, text]: [string, unknown]) => {
    const other: unknown = translated[name as keyof Tree]
    // A message that was compiled when the page was built is a list.
    return [name, typeof text === 'string' || Array.isArray(text) ? (other ?? text) : filledIn(text as object, other as object | undefined)]
  })
  return Object.fromEntries(entries) as Tree
}
