/** The board that the options choose, as a small picture. */
import { classes } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { MAPS, type MapName } from '../../rules/maps.ts'
import { sheetOf } from '../sheet.ts'
import styles from './board.module.css'
import { Ground } from './Ground.tsx'
import { Barriers, Lettering } from './Lettering.tsx'
import { Stations } from './Pieces.tsx'

export function MapPreview({ options }: { readonly options: unknown }) {
  const chosen = (options as { readonly map?: MapName } | undefined)?.map ?? MAPS[0]
  const sheet = sheetOf({ map: Math.max(0, MAPS.indexOf(chosen)) })
  return (
    <svg
      viewBox={`-24 -24 ${sheet.width + 48} ${sheet.height + 48}`}
      width="100%"
      className={classes(printed.sheet, styles.board)}
      aria-hidden="true"
    >
      <Ground sheet={sheet} />
      <Stations sheet={sheet} stations={sheet.board.ids.map(() => 0)} />
      <Lettering sheet={sheet} startCities={false} start="" />
      <Barriers sheet={sheet} />
    </svg>
  )
}
