import type { AnyTable } from '@branchline/design'
import { Flag, NumberField, Radios, Select } from '@branchline/design/parts'
import type { AnyGame, Speaker } from '@branchline/engine'
import { useTranslations } from 'use-intl'
import styles from './OptionFields.module.css'
import { isOfThisBoard, onThisBoard } from './ofThisBoard.ts'
import { optionWords } from './optionWords.ts'

export type OptionValues = Readonly<Record<string, unknown>>

type Field =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'list'; readonly values: readonly string[]; readonly counts: readonly number[] }

/** One control for each option the game describes. The map comes with a picture when the game's table can draw one. */
export function OptionFields(props: {
  game: AnyGame
  speaker: Speaker
  drawn: AnyTable | null
  values: OptionValues
  onChange: (values: OptionValues) => void
}) {
  const { game, speaker, drawn, values, onChange } = props
  const t = useTranslations('setup')
  const fields = (Object.entries(game.options) as [string, Field][]).filter(([name]) => isOfThisBoard(game, name, values))
  if (fields.length === 0 && !drawn?.MapPreview) return <p>{t('noVariants')}</p>
  const { label: labelled, value: named, isNamed } = optionWords(game, speaker)
  const control = (name: string, field: Field) => {
    const set = (value: unknown) => onChange(onThisBoard(game, { ...values, [name]: value }))
    switch (field.kind) {
      case 'flag':
        // “A stretch begins”: on or off says nothing, the two ways do.
        if (isNamed('true', name))
          return (
            <Radios
              label={labelled(name)}
              value={String(values[name] === true)}
              onChange={(value) => set(value === 'true')}
              choices={['false', 'true'].map((value) => ({ value, label: named(value, name) }))}
            />
          )
        return <Flag label={labelled(name)} value={values[name] === true} onChange={set} />
      case 'number':
        return (
          <>
            <NumberField
              label={labelled(name)}
              less={t('less')}
              more={t('more')}
              min={field.min}
              max={field.max}
              value={Number(values[name])}
              onChange={set}
            />
            {isNamed(String(values[name]), name) ? <p className={styles.means}>{named(String(values[name]), name)}</p> : null}
          </>
        )
      case 'choice':
        return field.values.length <= 4 ? (
          <Radios
            label={labelled(name)}
            value={String(values[name])}
            onChange={set}
            choices={field.values.map((value) => ({ value, label: named(value, name) }))}
          />
        ) : (
          <Select
            label={labelled(name)}
            value={String(values[name])}
            onChange={set}
            choices={field.values.map((value) => ({ value, label: named(value, name) }))}
          />
        )
      case 'list': {
        const chosen = (values[name] as readonly string[] | undefined) ?? []
        return (
          <details className={styles.several}>
            <summary>
              {labelled(name)} <small>{t('chosen', { n: chosen.length, counts: field.counts.join('/') })}</small>
            </summary>
            <div className={styles.list}>
              {field.values.map((value) => (
                <label key={value} className={styles.item}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(value)}
                    onChange={(event) => set(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
                  />
                  {named(value, name)}
                </label>
              ))}
            </div>
          </details>
        )
      }
    }
  }
  return (
    <div className={styles.options}>
      {drawn?.MapPreview ? (
        <figure className={styles.preview}>
          <drawn.MapPreview options={values} />
        </figure>
      ) : null}
      {fields.map(([name, field]) => (
        <div key={name}>{control(name, field)}</div>
      ))}
    </div>
  )
}
