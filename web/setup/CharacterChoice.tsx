import { takesCharacter } from '@branchline/bots/levels'
import { Select } from '@branchline/design/parts'
import type { Character } from '@branchline/engine'
import { useTranslations } from 'use-intl'

/** What a bot is like, where its level and the title leave the choice. */
export function CharacterChoice(props: {
  seat: number
  level: string
  offered: readonly Character[]
  value: string | null | undefined
  onChange: (character: Character | undefined) => void
}) {
  const { seat, level, offered, value, onChange } = props
  const t = useTranslations('setup')
  if (offered.length === 0 || !takesCharacter(level)) return null
  const chosen = offered.find((one) => one === value)
  return (
    <Select
      label={t('characterOf', { number: seat + 1 })}
      hideLabel
      value={chosen ?? NONE}
      choices={[{ value: NONE, label: t('asItComes') }, ...offered.map((one) => ({ value: one, label: t(`character.${one}`) }))]}
      onChange={(one) => onChange(offered.find((other) => other === one))}
    />
  )
}

const NONE = 'none'
