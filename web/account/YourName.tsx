import { TextField } from '@branchline/design/parts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { Words } from './Words.tsx'

/** Asked for where others are about to meet one, so that nobody is a number to them. Who has said it is not asked again. */
export function YourName() {
  const [isAsked] = useState(() => useSettings.getState().name.trim() === '')
  if (!isAsked) return null
  return (
    <Words>
      <Field />
    </Words>
  )
}

function Field() {
  const t = useTranslations('settings')
  const name = useSettings((settings) => settings.name)
  const change = useSettings((settings) => settings.change)
  return <TextField label={t('name')} value={name} maxLength={40} autoComplete="nickname" onChange={(next) => change({ name: next })} />
}
