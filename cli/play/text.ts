/** Plain text for any terminal: no colours, no boxes, nothing that a screen reader stumbles over. */
import type { ToldSection } from '@branchline/engine'

export function sectionText({ title, lines }: ToldSection, width: number): string {
  const told = lines.flatMap((line) => wrapped(line, width - 4).map((part, place) => `${place === 0 ? '  ' : '    '}${part}`))
  return [title.toUpperCase(), ...told].join('\n')
}

/** Whole words on every line. */
function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Numbered moves, each with what it costs or brings, in as many columns as fit. */
export function movesText(moves: readonly string[], width: number, prices: readonly string[] = []): string {
  const digits = String(moves.length).length
  const entries = moves.map((move, index) => `${String(index + 1).padStart(digits)} ${move}${prices[index] ? `: ${prices[index]}` : ''}`)
  const widest = Math.max(...entries.map((entry) => entry.length)) + 3
  const columns = Math.max(1, Math.floor((width - 2) / widest))
  const rows = Math.ceil(entries.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    `  ${Array.from({ length: columns }, (_, column) => (entries[column * rows + row] ?? '').padEnd(widest)).join('')}`.trimEnd(),
  ).join('\n')
}

/** What was typed, as one of the legal moves: its number, its text, or a beginning that only one of them has. */
export function moveMeant(typed: string, moves: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^\d+$/.test(text)) return moves[Number(text) - 1]
  if (moves.includes(text)) return text
  const begun = moves.filter((move) => move.startsWith(text))
  return text !== '' && begun.length === 1 ? begun[0] : undefined
}

/** For the Tab key: how the line could go on. */
export function completions(line: string, moves: readonly string[], commands: readonly string[]): [string[], string] {
  const about = /^(why )(.*)$/.exec(line)
  const [lead, text] = about === null ? ['', line] : [about[1], about[2]]
  const found = [...moves, ...(lead === '' ? commands : [])].filter((entry) => entry.startsWith(text.toLowerCase()))
  return [found.map((entry) => lead + entry), line]
}
