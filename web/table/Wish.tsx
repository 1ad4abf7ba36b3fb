import { Button, useTable } from '@branchline/design'
import { useTranslations } from 'use-intl'
import { SlipLine } from './SlipLine.tsx'

/** Somebody wishes to go back further than is free: those affected are asked. */
export function Wish() {
  const t = useTranslations('table')
  const { model, source, speaker } = useTable()
  const { wish, mine } = model
  if (wish === null) return null
  const isMine = mine.includes(wish.seat)
  const isAsked = wish.waiting.some((seat) => mine.includes(seat))
  return (
    <SlipLine
      testId="wish"
      end={
        <>
          {isAsked ? (
            <>
              <Button small onClick={() => source.answer(false)}>
                {t('disagree')}
              </Button>
              <Button small look="primary" onClick={() => source.answer(true)}>
                {t('agree')}
              </Button>
            </>
          ) : null}
          {isMine ? (
            <Button small onClick={() => source.answer(false)}>
              {t('withdraw')}
            </Button>
          ) : null}
        </>
      }
    >
      {isMine
        ? t('undoAsked', { to: wish.to, names: wish.waiting.map((seat) => speaker.seat(seat)).join(', ') })
        : t('undoAsk', { name: speaker.seat(wish.seat), to: wish.to })}
    </SlipLine>
  )
}
