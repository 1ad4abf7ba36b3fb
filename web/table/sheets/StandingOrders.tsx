import { Button, Flag, Notice, NumberField, type OrdersShown, Radios, Select, useTable } from '@branchline/design'
import { defaultOptions, type Order, type OrderKind, orderKinds } from '@branchline/engine'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { moveInWords } from '../wording.ts'
import styles from './StandingOrders.module.css'

/** One's own orders at this table: give them, see them, call them off; and what they did. Nobody else learns of any of it. */
export function StandingOrders() {
  const t = useTranslations('orders')
  const { model, source, speaker, locale } = useTable()
  const [shown, setShown] = useState<OrdersShown | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const desk = source.orders
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the server says that they have changed
  useEffect(() => {
    void desk?.read().then(setShown, (error: Error) => setFailure(error.message))
  }, [desk, model.ordersAt])
  if (desk === undefined) return null
  const after = async (answer: Promise<OrdersShown>) => {
    try {
      setShown(await answer)
      setFailure(null)
      return true
    } catch (error) {
      setFailure((error as Error).message)
      return false
    }
  }
  const reason = (text: string) => {
    const word = speaker.word(`order.until.${text}`)
    return isOwnReason(text) ? t(`ended.${text}`) : word
  }
  return (
    <div className={styles.orders} data-testid="orders">
      <p className={styles.help}>{t('help')}</p>
      {failure ? <Notice kind="warn">{failure}</Notice> : null}
      <ul className={styles.standing} aria-label={t('standing')}>
        {shown?.orders.map((order) => (
          <li key={order.id}>
            <span>
              {speaker.order(order as Order)}
              {order.until.length > 0 ? (
                <small>
                  {t('until')} {order.until.map((trigger) => speaker.word(`order.until.${trigger}`)).join(t('or'))}
                </small>
              ) : null}
            </span>
            <Button small look="quiet" onClick={() => void after(desk.cancel(order.id))}>
              {t('cancel')}
            </Button>
          </li>
        ))}
      </ul>
      {shown?.orders.length === 0 ? <p className={styles.help}>{t('empty')}</p> : null}
      {model.toAct === null ? null : <NewOrder onGive={(order) => after(desk.give(order))} />}
      {shown !== null && shown.log.length > 0 ? (
        <section aria-label={t('log')}>
          <h3 className={styles.title}>{t('log')}</h3>
          <ol className={styles.log}>
            {shown.log.map((note) => (
              <li key={`${note.order} ${note.seq} ${note.what}`}>
                {note.what === 'fired'
                  ? t('fired', { move: moveInWords(model.game, speaker, locale, note.text) })
                  : t('endedBy', { why: reason(note.text) })}
                <small>{speaker.order({ kind: note.kind, fields: note.fields as Order['fields'], until: [] })}</small>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

function NewOrder({ onGive }: { onGive: (order: Order) => Promise<boolean> }) {
  const t = useTranslations('orders')
  const { model, speaker } = useTable()
  const kinds = orderKinds(model.game)
  const [kind, setKind] = useState(Object.keys(kinds)[0] as string)
  const chosen = kinds[kind] as OrderKind
  const [fields, setFields] = useState<Order['fields']>(() => defaultsOf(chosen))
  const [until, setUntil] = useState<readonly string[]>(() => usualEndOf(chosen))
  const choose = (next: string) => {
    setKind(next)
    setFields(defaultsOf(kinds[next] as OrderKind))
    setUntil(usualEndOf(kinds[next] as OrderKind))
  }
  const give = async (event: FormEvent) => {
    event.preventDefault()
    if (await onGive({ kind, fields, until: until.filter((trigger) => chosen.triggers.includes(trigger)) })) choose(kind)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void give(event)}>
      <Select
        label={t('kind')}
        value={kind}
        onChange={choose}
        choices={Object.keys(kinds).map((value) => ({ value, label: speaker.word(`order.${value}`) }))}
      />
      {Object.entries(chosen.fields).map(([name, field]) => (
        <FieldOf
          key={`${kind} ${name}`}
          kind={kind}
          name={name}
          field={field}
          value={fields[name]}
          onChange={(value) => setFields({ ...fields, [name]: value })}
        />
      ))}
      {chosen.triggers.length > 0 ? (
        <fieldset className={styles.triggers}>
          <legend>{t('untilWhat')}</legend>
          {chosen.triggers.map((trigger) => (
            <label key={trigger}>
              <input
                type="checkbox"
                checked={until.includes(trigger)}
                onChange={({ target }) => setUntil(target.checked ? [...until, trigger] : until.filter((other) => other !== trigger))}
              />
              {speaker.word(`order.until.${trigger}`)}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Button type="submit" look="primary" data-testid="give-order">
        {t('give')}
      </Button>
    </form>
  )
}

function FieldOf(props: {
  kind: string
  name: string
  field: OrderKind['fields'][string]
  value: Order['fields'][string] | undefined
  onChange: (value: string | number | boolean) => void
}) {
  const setup = useTranslations('setup')
  const { model, speaker } = useTable()
  const { kind, name, field, value, onChange } = props
  const label = speaker.word(`order.${kind}.${name}`)
  const named = (choice: string) => {
    const key = `order.${kind}.${name}.${choice}`
    const word = speaker.word(key)
    if (word !== key) return word
    const called = speaker.word(`name.${choice}`)
    return model.game.label?.(choice) ?? (called === `name.${choice}` ? choice : called)
  }
  switch (field.kind) {
    case 'flag':
      return <Flag label={label} value={value === true} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          label={label}
          min={field.min}
          max={field.max}
          value={Number(value)}
          less={setup('less')}
          more={setup('more')}
          onChange={onChange}
        />
      )
    case 'choice': {
      const choices = field.values.map((choice) => ({ value: choice, label: named(choice) }))
      return choices.length <= 3 ? (
        <Radios label={label} value={String(value)} choices={choices} onChange={onChange} />
      ) : (
        <Select label={label} value={String(value)} choices={choices} onChange={onChange} />
      )
    }
    case 'list':
      return null
  }
}

const OWN_REASONS = ['done', 'game-over', 'resigned', 'taken-back', 'called-off', 'refused'] as const
function isOwnReason(text: string): text is (typeof OWN_REASONS)[number] {
  return (OWN_REASONS as readonly string[]).includes(text)
}

function defaultsOf(kind: OrderKind): Order['fields'] {
  return defaultOptions(kind.fields as never) as Order['fields']
}

/** An order without an end of its own ends with whatever happens first, unless its owner says otherwise. */
function usualEndOf({ triggers, always }: OrderKind): readonly string[] {
  return always === undefined ? triggers : []
}
