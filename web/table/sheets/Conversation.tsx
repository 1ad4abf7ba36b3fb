import { Button, SeatMark, type TableModel, type TableSource } from '@branchline/design'
import { type FormEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { inSentence } from '../../online/inSentence.ts'
import { PersonButton, PersonDialog, type Subject } from '../AboutPerson.tsx'
import styles from './Conversation.module.css'

/** As the server knows them: everybody reads them in their own language. */
const PHRASES = ['hello', 'luck', 'moment', 'soon', 'sorry', 'thanks', 'well', 'again'] as const
type Phrase = (typeof PHRASES)[number]
const isPhrase = (text: string | null | undefined): text is Phrase => PHRASES.some((phrase) => phrase === text)

/** Before a game and in it. */
export function Conversation({
  source,
  lines,
  maySpeak,
  isOpen,
  isOwner,
}: {
  source: Pick<TableSource, 'say' | 'company' | 'openChat'>
  lines: NonNullable<TableModel['chat']>
  maySpeak: boolean
  isOpen: boolean
  isOwner: boolean
}) {
  const t = useTranslations('table')
  const format = useFormatter()
  const company = useTranslations('company')
  const [text, setText] = useState('')
  const [about, setAbout] = useState<Subject | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const say = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    setTrouble(null)
    const refused = await source.say(said)
    if (!refused) return
    // Not lost: it can be sent again.
    setText((now) => (now === '' ? said : now))
    setTrouble(company(refused.code === 'too-many' ? 'tooMuch' : 'notSaid'))
  }
  const sayPhrase = async (phrase: Phrase) => {
    const refused = await source.say({ phrase })
    setTrouble(refused === null ? null : company(refused.code === 'too-many' ? 'tooMuch' : 'notSaid'))
  }
  return (
    <div className={styles.talk}>
      {lines.length === 0 ? <p className={styles.empty}>{t('chatEmpty')}</p> : null}
      <ol className={styles.lines} aria-live="polite" data-testid="chat">
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.who}>
              {line.seat === null ? null : <SeatMark seat={line.seat} size={16} />}
              <strong>{inSentence(line.name)}</strong>
              <PersonButton
                company={source.company}
                person={line.person}
                name={line.name}
                onChoose={(subject) => setAbout({ ...subject, line })}
              />
              <time dateTime={new Date(line.at).toISOString()}>{format.dateTime(line.at, { hour: '2-digit', minute: '2-digit' })}</time>
            </span>
            <span>{isPhrase(line.phrase) ? t(`phrase.${line.phrase}`) : line.text}</span>
          </li>
        ))}
      </ol>
      <PersonDialog company={source.company} subject={about} onClose={() => setAbout(null)} />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {isOpen ? null : <p className={styles.empty}>{company('closed')}</p>}
      {maySpeak && isOpen ? (
        <form className={styles.say} onSubmit={(event) => void say(event)}>
          <input
            aria-label={t('chatSay')}
            placeholder={t('chatSay')}
            value={text}
            maxLength={1000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button small type="submit">
            {t('send')}
          </Button>
        </form>
      ) : null}
      {maySpeak && isOpen ? (
        <div className={styles.phrases} role="toolbar" aria-label={t('phrases')}>
          {PHRASES.map((phrase) => (
            <Button key={phrase} small look="quiet" onClick={() => void sayPhrase(phrase)} data-testid={`phrase-${phrase}`}>
              {t(`phrase.${phrase}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {isOwner ? (
        <div>
          <Button small look="quiet" onClick={() => source.openChat?.(!isOpen)} data-testid="close-chat">
            {company(isOpen ? 'closeChat' : 'openChat')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
