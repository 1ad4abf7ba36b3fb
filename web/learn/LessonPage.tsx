import type { AnyTable } from '@branchline/design'
import { ButtonLink, Notice } from '@branchline/design/parts'
import type { Lesson } from '@branchline/engine/lessons'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import { loadTable, tableOf } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'
import { LessonBar } from './LessonBar.tsx'
import { LessonStrip } from './LessonStrip.tsx'
import { loadLessons } from './lessons.ts'
import { LessonTable } from './lessonTable.ts'
import { progressOf } from './progress.ts'
import { Words } from './Words.tsx'

interface Opened {
  readonly table: LessonTable
  readonly drawn: AnyTable | null
  readonly lessons: readonly Lesson[]
}

interface LessonPageProps {
  readonly game: string
  readonly lesson: string
  readonly isAnew: boolean
}

/** A lesson at the table. Where it was left it goes on, unless it is asked for from the start. */
export const LessonPage = (props: LessonPageProps) => (
  <Words>
    <Loaded {...props} />
  </Words>
)

function Loaded({ game, lesson, isAnew }: LessonPageProps) {
  const t = useTranslations('learn')
  const [opened, setOpened] = useState<Opened | 'missing' | null>(null)
  useEffect(() => {
    let isCurrent = true
    const open = async () => {
      const [rules, found] = await Promise.all([loadGame(game), loadLessons(game), tableOf(game)])
      const one = found?.lessons.find(({ id }) => id === lesson)
      if (rules === undefined || !found || one === undefined) return isCurrent && setOpened('missing')
      const { place } = progressOf(game)
      const inputs = !isAnew && place?.lesson === lesson ? place.inputs : []
      const table = new LessonTable(rules, found.book, one, inputs)
      const drawn = await loadTable(game, table.model().options)
      if (isCurrent) setOpened({ table, drawn, lessons: found.lessons })
    }
    void open()
    return () => {
      isCurrent = false
    }
  }, [game, lesson, isAnew])
  if (opened === 'missing') {
    return (
      <main style={{ padding: '3rem 1rem', display: 'grid', gap: '1rem', justifyItems: 'center' }}>
        <Notice kind="warn">{t('missing')}</Notice>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </main>
    )
  }
  return opened === null ? null : <AtTable {...opened} />
}

function AtTable({ table, drawn, lessons }: Opened) {
  const locale = useSettings((settings) => settings.locale)
  const now = useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.now(),
  )
  const at = lessons.indexOf(table.lesson)
  const next = lessons[at + 1]
  return (
    <TableFrame
      source={table}
      drawn={drawn}
      controls={
        now.isDeciding ? null : (
          <LessonBar
            table={table}
            now={now}
            drawn={drawn}
            number={at + 1}
            next={next === undefined ? null : { id: next.id, name: table.book.messages.say(locale, next.id) ?? next.id }}
          />
        )
      }
      lesson={<LessonStrip table={table} now={now} drawn={drawn} number={at + 1} />}
      leave={`/learn/${table.lesson.title}`}
    />
  )
}
