/** Reads as much YAML as our own files use: maps, lists, `[a, b]`, anchors and comments; whatever else there is, is a mistake in them. */
export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml }

interface Line {
  readonly indent: number
  readonly text: string
  readonly number: number
}

export function readYaml(source: string): Yaml {
  const anchors = new Map<string, Yaml>()
  const lines = source
    .split('\n')
    .map((text, at): Line => {
      if (/^ *\t/.test(text)) throw new Error(`line ${at + 1}: a tab`)
      const bare = text.replace(/(^|\s)#.*$/, '').trimEnd()
      return { indent: bare.length - bare.trimStart().length, text: bare.trim(), number: at + 1 }
    })
    .filter(({ text }) => text !== '')
  let next = 0
  const root = block(0)
  if (next < lines.length) throw new Error(`line ${lines[next]?.number}: stands out of its block`)
  return root

  function block(indent: number): Yaml {
    return lines[next]?.text.startsWith('- ') ? list(indent) : map(indent)
  }

  function list(indent: number): Yaml {
    const items: Yaml[] = []
    for (let line = lines[next]; line !== undefined && line.indent === indent && line.text.startsWith('- '); line = lines[next]) {
      const inner = line.text.slice(2).trim()
      // "- name: x" begins a map two further in.
      if (/^[\w.-]+:( |$)/.test(inner)) {
        lines[next] = { ...line, indent: indent + 2, text: inner }
        items.push(map(indent + 2))
      } else {
        next++
        items.push(scalar(inner))
      }
    }
    return items
  }

  function map(indent: number): Yaml {
    const entries: Record<string, Yaml> = {}
    for (let line = lines[next]; line !== undefined && line.indent === indent && !line.text.startsWith('- '); line = lines[next]) {
      const [, key, given = ''] = /^([\w.-]+):(?: (.*))?$/.exec(line.text) ?? []
      if (key === undefined) throw new Error(`line ${line.number}: “${line.text}” is no entry`)
      if (key in entries) throw new Error(`line ${line.number}: ${key} stands there twice`)
      next++
      const anchor = /^&(\w+)$/.exec(given)?.[1]
      entries[key] = given === '' || anchor !== undefined ? below(indent) : scalar(given)
      if (anchor !== undefined) anchors.set(anchor, entries[key])
    }
    return entries
  }

  /** What stands further in; lists may stand as far out as their key. */
  function below(indent: number): Yaml {
    const line = lines[next]
    if (line === undefined || line.indent < indent || (line.indent === indent && !line.text.startsWith('- '))) return ''
    return block(line.indent)
  }

  function scalar(text: string): Yaml {
    if (text.startsWith('*')) {
      const found = anchors.get(text.slice(1))
      if (found === undefined) throw new Error(`no anchor ${text}`)
      return found
    }
    if (text.startsWith('[')) {
      if (!text.endsWith(']')) throw new Error(`an open list: ${text}`)
      return text.slice(1, -1).split(', ').map(scalar)
    }
    const quoted = /^"(.*)"$|^'(.*)'$/.exec(text)
    return quoted?.[1] ?? quoted?.[2] ?? text
  }
}
