import type { Table } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'

/** A table that began from a record says so wherever it is listed. */
export function BegunFrom({ table: { fromRecord } }: { table: Pick<Table, 'fromRecord'> }) {
  const t = useTranslations('fromRecord')
  if (!fromRecord) return null
  const { by } = fromRecord
  return <small data-testid="from-record">{t('said', { by, named: by === '' ? 'no' : 'yes' })}</small>
}
