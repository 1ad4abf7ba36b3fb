import { Button, Panel } from '@branchline/design/parts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './WaitingRoom.module.css'

/** The link that brings the others: to copy, to send, or to be read by the camera of a phone. */
export function Invitation({ link, title }: { link: string; title: string }) {
  const t = useTranslations('table')
  const waiting = useTranslations('waiting')
  const [isCopied, setCopied] = useState(false)
  const [isShown, setShown] = useState(false)
  const copy = () => {
    void navigator.clipboard?.writeText(link)
    setCopied(true)
  }
  return (
    <Panel title={waiting('invite')}>
      <p className={styles.help}>{waiting('inviteHelp')}</p>
      <div className={styles.link}>
        <input readOnly value={link} aria-label={waiting('invite')} onFocus={(event) => event.target.select()} />
        <Button small onClick={copy}>
          {isCopied ? t('copied') : waiting('copyInvite')}
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button small onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            {waiting('send')}
          </Button>
        ) : null}
        <Button small aria-expanded={isShown} onClick={() => setShown(!isShown)} data-testid="show-code">
          {waiting('code')}
        </Button>
      </div>
      {isShown ? <Code text={link} label={waiting('codeOf', { link })} /> : null}
    </Panel>
  )
}

/** Dark on light in every theme: cameras read nothing else. */
function Code({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    void import('uqr').then(({ encode }) => setSquares(encode(text, { border: 2 }).data))
  }, [text])
  if (squares.length === 0) return null
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${squares.length} ${squares.length}`} role="img" aria-label={label} data-testid="code">
      <rect width={squares.length} height={squares.length} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
