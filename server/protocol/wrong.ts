/** What a schema found wrong, as a sentence. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const MOST = 3
const LONGEST = 200

export function wrongAt(what: string, issues: readonly Issue[]): string {
  const places = issues.slice(0, MOST).map(({ path, message }) => {
    const said = (message.slice(0, 1).toLowerCase() + message.slice(1)).replace(': ', ', ').slice(0, LONGEST)
    return path.length === 0 ? said : `“${path.map(String).join('.').slice(0, LONGEST)}” ${said}`
  })
  return places.length === 0 ? `${what} is not as the schema wants it.` : `${what} is not as the schema wants it: ${places.join('; ')}.`
}
