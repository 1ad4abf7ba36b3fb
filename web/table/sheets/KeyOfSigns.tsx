import { type AnyTable, type SignGroup, useTable } from '@branchline/design'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Glossary } from '../../rules/Glossary.tsx'
import { everyTable } from './everyTable.tsx'
import styles from './KeyOfSigns.module.css'

/** Every sign of this table, with its name. */
export function KeyOfSigns({ drawn }: { drawn: AnyTable | null }) {
  const { model, locale } = useTable()
  const t = useTranslations('table.keyOf')
  const [groups, setGroups] = useState<readonly SignGroup[]>([])
  useEffect(() => {
    void drawn?.signs?.(locale, model.options).then(setGroups)
  }, [drawn, locale, model.options])
  return (
    <div className={styles.key} data-testid="key">
      {[...groups, everyTable(t)].map(({ title, signs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {signs.map(({ id, Sign, name, meaning }) => (
              <div key={id}>
                <dt>
                  <Sign size={24} />
                </dt>
                <dd>
                  <strong>{name}</strong>
                  {meaning === undefined ? null : <span> {meaning}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Glossary game={model.game.id} />
    </div>
  )
}
