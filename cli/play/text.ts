/** Plain text for any terminal: no colours, no boxes, nothing that a screen reader stumbles over. */
import type { Section } from '@branchline/engine'

export function sectionText({ title, lines = [], table }: Section, width: number): string {
  const rows = table === undefined ? [] : tableText(table)
  const isTooWide = table !== undefined && rows.some((row) => row.length > width)
  const told = lines.flatMap((line) => wrapped(line, width - 4).map((part, place) => `${place === 0 ? '  ' : '    '}${part}`))
  return [title.toUpperCase(), ...told, ...(isTooWide ? stackedText(table, width) : rows)].join('\n')
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

/** A table that the terminal would tear apart: each row a name, and under it what the other columns say, as many as fit on a line. */
function stackedText({ columns, rows }: NonNullable<Section['table']>, width: number): string[] {
  return rows.flatMap(([name = '', ...cells]) => {
    const told = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [`${columns[column + 1] ?? ''} ${cell.trim()}`]))
    return [`  ${name}`, ...filled(told, width - 4).map((line) => `    ${line}`)]
  })
}

function filled(parts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 2 + part.length <= width) lines[lines.length - 1] = `${line}; ${part}`
    else lines.push(part)
  }
  return lines
}

function tableText({ columns, rows }: NonNullable<Section['table']>): string[] {
  const all = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const isNumber = columns.map((_, column) => rows.every((row) => /^[-−+£\d./ ]*$/.test(row[column] ?? '')))
  return all.map((row) => {
    const cells = row.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
    return `  ${cells.join('  ')}`.trimEnd()
  })
}

/** Numbered moves in as many columns as fit. */
export function movesText(moves: readonly string[], width: number): string {
  const digits = String(moves.length).length
  const entries = moves.map((move, index) => `${String(index + 1).padStart(digits)} ${move}`)
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
