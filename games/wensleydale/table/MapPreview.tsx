import { classes, usePalette } from '@branchline/design'
import styles from './board/Board.module.css'
import { Companies } from './board/Layers.tsx'
import { PrintedBoard } from './board/PrintedBoard.tsx'
import { nuremberg, type State, wensleydale } from './rules.ts'
import { sheetOf } from './sheet.ts'

/** The board that the options choose, as a small picture. */
export function DalesPreview() {
  return <Preview view={wensleydale.setup({ short: false, scarceTrack: false, firstTables: false, secondTables: false }, 3, 'preview')} />
}

export function NurembergPreview({ options }: { readonly options: unknown }) {
  const chosen = options as { readonly map?: string; readonly largerSouth?: boolean } | undefined
  const map = chosen?.map === 'wensleydale' ? 'wensleydale' : 'nuremberg'
  const largerSouth = map === 'wensleydale' && chosen?.largerSouth === true
  return (
    <Preview
      view={nuremberg.setup(
        {
          map,
          rounds: 'printed',
          swapFixed: false,
          largerSouth,
          scarceTrack: false,
          firstTables: false,
          secondTables: false,
          fuerthByLine: false,
          startOnAnyTrack: false,
          beerAtCompanies: false,
        },
        2,
        'preview',
      )}
    />
  )
}

function Preview({ view }: { view: State }) {
  // Who sits where is chosen beside it: in the colours of the table.
  usePalette('dales')
  const sheet = sheetOf(view)
  const id = `preview-${view.board}`
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width="100%"
      className={classes(styles.sheet, sheet.board.map === 'nuremberg' && styles.franconiaSheet)}
      aria-hidden="true"
    >
      <g transform={`translate(${sheet.margin.join(' ')})`}>
        <PrintedBoard sheet={sheet} id={id} />
        <Companies company={view.company} sheet={sheet} id={id} />
      </g>
    </svg>
  )
}
