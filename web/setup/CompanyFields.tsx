import { Radios, Select } from '@branchline/design/parts'
import { LANGUAGE_NAMES, LOCALES, type Locale } from '@branchline/engine/locales'
import type { RatingRange, Visibility } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { seenBy } from '../clubs/club.ts'
import { ForClub } from '../clubs/ForClub.tsx'
import styles from './SetUpPage.module.css'

/** Empty: it does not matter. */
export interface CompanyWish {
  readonly visibility: Visibility
  readonly language: Locale | ''
  readonly from: string
  readonly to: string
}

const STEPS = [1200, 1300, 1400, 1500, 1600, 1700, 1800]

export function ratingsOf({ visibility, from, to }: CompanyWish): RatingRange | null {
  if (visibility !== 'public' || (from === '' && to === '')) return null
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) }
}

interface Props {
  readonly wish: CompanyWish
  /** In the name of which it is made. */
  readonly club: string | undefined
  readonly onChange: (wish: CompanyWish) => void
}

/** Who sees the table, said plainly; and at a public one, for whom it is. */
export function CompanyFields(props: Props) {
  return (
    <Words>
      <Fields {...props} />
    </Words>
  )
}

function Fields({ wish, club, onChange }: Props) {
  const lobby = useTranslations('lobby')
  const t = useTranslations('setup')
  const seen = useTranslations('waiting.seen')
  const points = (isAllowed: (points: number) => boolean) => [
    { value: '', label: lobby('ratingAny') },
    ...STEPS.filter(isAllowed).map((step) => ({ value: String(step), label: String(step) })),
  ]
  return (
    <>
      {club === undefined ? null : <ForClub club={club} />}
      <div>
        <Radios
          label={t('visibility')}
          value={wish.visibility}
          onChange={(visibility) => onChange({ ...wish, visibility })}
          choices={[
            { value: 'public', label: t('public') },
            { value: 'unlisted', label: t('unlisted') },
            { value: 'private', label: t('private') },
          ]}
        />
        <p className={styles.plainly} data-testid="visibility">
          {seen(seenBy(wish.visibility, club))}
        </p>
      </div>
      <Select
        label={lobby('spoken')}
        value={wish.language}
        onChange={(language) => onChange({ ...wish, language })}
        choices={[{ value: '' as const, label: lobby('anySpoken') }, ...LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))]}
      />
      {wish.visibility === 'public' ? (
        <div>
          <div className={styles.range}>
            <Select
              label={lobby('ratingFrom')}
              value={wish.from}
              onChange={(from) => onChange({ ...wish, from })}
              choices={points((step) => wish.to === '' || step < Number(wish.to))}
            />
            <Select
              label={lobby('ratingTo')}
              value={wish.to}
              onChange={(to) => onChange({ ...wish, to })}
              choices={points((step) => wish.from === '' || step > Number(wish.from))}
            />
          </div>
          <p className={styles.plainly}>{lobby('ratingHelp')}</p>
        </div>
      ) : null}
    </>
  )
}
