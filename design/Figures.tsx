import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Figures.module.css'
import { Scroll } from './Scroll.tsx'

export interface FiguresColumn<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Figures stand right, under each other; words stand left. */
  readonly figure?: boolean
  readonly isMarked?: boolean
}

/** A table of figures as in a company's half-yearly accounts. */
export function Figures<Row>(props: {
  caption: string
  showCaption?: boolean
  columns: readonly FiguresColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  total?: Row
  emphasis?: (row: Row) => boolean
  /** All columns but the first are equally wide, and together never wider than their place. */
  isEven?: boolean
}) {
  const [first, ...others] = props.columns
  const line = (row: Row, key: string | number, className?: string) => (
    <tr key={key} className={className}>
      {first ? <th scope="row">{first.cell(row)}</th> : null}
      {others.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
  return (
    <Scroll label={props.caption} className={styles.scroll}>
      <table className={classes(styles.figures, props.isEven && styles.even)}>
        <caption className={props.showCaption ? styles.caption : 'visually-hidden'}>{props.caption}</caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.rows.map((row) => line(row, props.rowKey(row), classes(props.emphasis?.(row) && styles.emphasis)))}</tbody>
        {props.total === undefined ? null : <tfoot>{line(props.total, 'total')}</tfoot>}
      </table>
    </Scroll>
  )
}

const classOf = <Row,>({ figure, isMarked }: FiguresColumn<Row>) => classes(figure && styles.figure, isMarked && styles.marked)
