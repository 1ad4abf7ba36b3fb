/** A report as plain text for any terminal. */
import type { Chapter, Told } from './chapters.ts'

export function asText({ title, lines, chapters }: Told): string {
  return [title, ...lines, ...chapters.flatMap((chapter) => ['', chapter.heading.toUpperCase(), ...chapterLines(chapter)])].join('\n')
}

function chapterLines({ columns = [], rows = [], lines = [] }: Chapter): string[] {
  const table = rows.length === 0 ? [] : [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column].length)))
  const aligned = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  )
  return [...aligned, ...lines].map((line) => `  ${line}`)
}
