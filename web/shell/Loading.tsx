import { useTranslations } from 'use-intl'

/**
 * Nothing behind a picture of the page (public/early.js). In letters that are there: ours would be fetched for this one word, before the scripts that
 * the page waits for, and a slow line carries them for two tenths of a second.
 */
export function Loading() {
  const t = useTranslations('shell')
  if (document.getElementById('early') !== null) return null
  return <p style={{ padding: '3rem', textAlign: 'center', fontFamily: 'system-ui, sans-serif' }}>{t('loading')}</p>
}
