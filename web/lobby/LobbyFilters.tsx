import type { ScreenTitle } from '@branchline/design'
import { Flag, Select } from '@branchline/design/parts'
import { LANGUAGE_NAMES, LOCALES } from '@branchline/engine/locales'
import { useTranslations } from 'use-intl'
import styles from './LobbyPage.module.css'
import type { Filters } from './lobby.ts'

/** What one looks for; kept on this device. */
export function LobbyFilters(props: { filters: Filters; titles: readonly ScreenTitle[]; onChange: (filters: Filters) => void }) {
  const { filters, titles, onChange } = props
  const t = useTranslations('lobby')
  const time = useTranslations('time')
  const any = (label: string) => ({ value: '' as const, label })
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('filters')}</legend>
      <Select
        label={t('game')}
        value={filters.game}
        onChange={(game) => onChange({ ...filters, game })}
        choices={[any(t('anyGame')), ...titles.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Select
        label={time('pace')}
        value={filters.pace}
        onChange={(pace) => onChange({ ...filters, pace })}
        choices={[
          any(t('anyPace')),
          { value: 'none' as const, label: time('none') },
          { value: 'live' as const, label: time('live') },
          { value: 'days' as const, label: time('byDays') },
        ]}
      />
      <Select
        label={t('language')}
        value={filters.language}
        onChange={(language) => onChange({ ...filters, language })}
        choices={[any(t('anyLanguage')), ...LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))]}
      />
      <Flag label={t('fitting')} value={filters.fitting} onChange={(fitting) => onChange({ ...filters, fitting })} />
    </fieldset>
  )
}
