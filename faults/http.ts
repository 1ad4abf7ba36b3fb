/** The few calls of the HTTP side that campaigns and benchmarks need. */
export async function call<T>(
  url: string,
  path: string,
  token?: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as T
}

/** A new person, known by a token. */
export async function newPerson(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1]
  if (cookie === undefined) throw new Error(`nobody could come in: ${response.status}`)
  return cookie
}

export interface Opened {
  readonly table: { readonly id: string }
}

/** A table with these people in its seats, and bots behind them, started. */
export async function openTable(
  url: string,
  game: string,
  tokens: readonly string[],
  options?: Record<string, unknown>,
  bots: readonly string[] = [],
): Promise<string> {
  const seats = [...tokens.map((_, seat) => (seat === 0 ? 'me' : 'open')), ...bots.map((bot) => ({ bot }))]
  const { table } = await call<Opened>(url, '/api/tables', tokens[0], { game, seats, ...(options === undefined ? {} : { options }) })
  for (const token of tokens.slice(1)) await call(url, `/api/tables/${table.id}/join`, token, {})
  await call(url, `/api/tables/${table.id}/start`, tokens[0], undefined, 'POST')
  return table.id
}
