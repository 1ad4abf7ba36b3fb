/** The one way to ask the server over HTTP. What it refuses or cannot be asked is thrown as a ServerError. */

export async function ask<Answer>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const early = method === 'GET' ? earlyAnswer(path) : undefined
  const asked =
    early ??
    fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      // What was changed is changed, also when the page is left in the same moment. Browsers allow it for little text only.
      keepalive: method !== 'GET' && (text?.length ?? 0) < 8_000,
      headers: {
        // The language of the page, which may be another than the browser's: what is refused is told in it.
        'accept-language': document.documentElement.lang,
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(text === undefined ? {} : { body: text }),
    })
  // What the browser says of a line that is gone is neither in the person's language nor for persons.
  const answer = await asked.catch(() => {
    throw new ServerError('unreachable', unreachable)
  })
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) throw new ServerError('unreachable', answer.statusText)
  const data = (await answer.json()) as unknown
  if (!answer.ok) {
    const problem = (data as { problem?: { code: string; message: string } }).problem
    throw new ServerError(problem?.code ?? 'internal', problem?.message ?? answer.statusText)
  }
  return data as Answer
}

declare global {
  interface Window {
    /** What public/early.js has asked for while the scripts were on their way. */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

/** Taken once: whoever asks again wants to know what is so by then. */
function earlyAnswer(path: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[path]
  delete window.earlyAnswers?.[path]
  return answer
}

let unreachable = ''
let guest = 'Guest'

/** What is said of a line that is gone, and of somebody without a name, in the language of the page. */
export function sayInWords(gone: string, nameless: string): void {
  unreachable = gone
  guest = nameless
}

/** The server calls whoever has said no name a guest, in English. */
export const guestInWords = (name: string): string => name.replace(/^Guest(?= [\w-]{4}$)/, guest)

/** And is asked for by that name. */
export const guestAsKept = (name: string): string => (name.startsWith(`${guest} `) ? name.replace(guest, 'Guest') : name)

export class ServerError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
