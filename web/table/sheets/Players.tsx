import { CHARACTERS, isBotLevel } from '@branchline/bots/levels'
import { type AnyTable, Count, SeatName, Stamp, type TableProps, useTable, withUnit } from '@branchline/design'
import { useTranslations } from 'use-intl'
import { AboutPerson } from '../AboutPerson.tsx'
import { useFrame } from '../frame.ts'
import { stripOf } from '../PlayerStrip.tsx'
import { standingOf } from '../standing.ts'
import styles from './Players.module.css'

/** Who sits here and how they stand: the figures of the strip, the score and, on opening, where it comes from. */
export function Players({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const t = useTranslations('table')
  const level = useTranslations('setup.level')
  const character = useTranslations('setup.character')
  const { model, source, speaker } = useTable()
  const { about } = useFrame()
  const standing = standingOf(model)
  const strip = stripOf(drawn, props)
  const amount = withUnit(drawn?.scoreUnit)
  const figure = (seat: number, place: number) => strip.rows.find((row) => row.seat === seat)?.figures[place] ?? '?'
  return (
    <ul className={styles.players} aria-label={t('standings')}>
      {standing.map(({ seat, score, rank, parts }) => {
        const player = model.players[seat]
        return (
          <li key={seat}>
            <details key={`${about}`} open={seat === about} className={styles.player}>
              <summary>
                <span className={styles.rank}>{rank}</span>
                <SeatName seat={seat} name={player?.name ?? ''} active={model.toAct === seat} />
                <span className={styles.status}>
                  {player?.resigned ? <Stamp tone="ink">{t('resigned')}</Stamp> : null}
                  {player?.level && isBotLevel(player.level) ? level(player.level) : null}
                  {CHARACTERS.filter((one) => one === player?.character).map((one) => `, ${character(one)}`)}
                  {player?.kind === 'person' && model.kind === 'online' && !player.standIn && !player.resigned
                    ? player.present
                      ? t('present')
                      : t('absent')
                    : null}
                </span>
                <strong className={styles.score}>
                  <Count value={score} format={amount} />
                </strong>
                <span className={styles.figures}>
                  {strip.columns.map(({ id, name, Sign, unit = '' }, place) => (
                    <span key={id} role="img" data-sign={name} aria-label={`${name} ${figure(seat, place)}`} data-known={`${seat} ${id}`}>
                      {Sign ? <Sign size={17} /> : <small>{name}</small>} {unit}
                      {figure(seat, place)}
                    </span>
                  ))}
                </span>
              </summary>
              <dl className={styles.parts}>
                {parts.map(({ source, points }) => (
                  <div key={source}>
                    <dt>{speaker.word(`source.${source}`)}</dt>
                    <dd>{amount(points)}</dd>
                  </div>
                ))}
              </dl>
              <div className={styles.about}>
                <AboutPerson company={source.company} person={player?.person} name={player?.name ?? ''} />
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
