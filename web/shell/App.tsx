import type { Locale } from '@branchline/engine/locales'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { type IntlError, IntlErrorCode, IntlProvider, useTranslations } from 'use-intl'
import { sayInWords } from '../http/client.ts'
import { type Catalogue, loadCatalogue } from '../language/index.ts'
import { written } from '../language/spoken.ts'
import { useSettings } from '../settings/settings.ts'
import { Fault } from './Fault.tsx'
import { Frame } from './Frame.tsx'
import { Loading } from './Loading.tsx'
import { part } from './part.tsx'
import { type Route, useRoute } from './route.ts'

/** Each page is fetched when it is opened, with the words and while they come. */
const PAGES = {
  home: part(async () => (await import('../home/HomePage.tsx')).HomePage),
  new: part(async () => (await import('../setup/SetUpPage.tsx')).SetUpPage),
  play: part(async () => (await import('../play/LocalTablePage.tsx')).LocalTablePage),
  table: part(async () => (await import('../online/OnlineTablePage.tsx')).OnlineTablePage),
  learn: part(async () => (await import('../learn/LearnPage.tsx')).LearnPage),
  lesson: part(async () => (await import('../learn/LessonPage.tsx')).LessonPage),
  puzzles: part(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage),
  puzzle: part(async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage),
  rules: part(async () => (await import('../rules/RulesPage.tsx')).RulesPage),
  replay: part(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage),
  settings: part(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage),
  account: part(async () => (await import('../account/AccountPage.tsx')).AccountPage),
  statistics: part(async () => (await import('../statistics/StatisticsPage.tsx')).StatisticsPage),
  lobby: part(async () => (await import('../lobby/LobbyPage.tsx')).LobbyPage),
  clubs: part(async () => (await import('../clubs/ClubsPage.tsx')).ClubsPage),
  club: part(async () => (await import('../clubs/ClubPage.tsx')).ClubPage),
  host: part(async () => (await import('../host/HostPage.tsx')).HostPage),
  person: part(async () => (await import('../statistics/PersonPage.tsx')).PersonPage),
  tournaments: part(async () => (await import('../tournaments/TournamentsPage.tsx')).TournamentsPage),
  'new-tournament': part(async () => (await import('../tournaments/NewTournamentPage.tsx')).NewTournamentPage),
  tournament: part(async () => (await import('../tournaments/TournamentPage.tsx')).TournamentPage),
  daily: part(async () => (await import('../daily/DailyPage.tsx')).DailyPage),
  answer: part(async () => (await import('../notices/AnswerPage.tsx')).AnswerPage),
  design: part(async () => (await import('../design/DesignPage.tsx')).DesignPage),
} satisfies Readonly<Record<Exclude<Route['page'], 'lost'>, unknown>>

export function App() {
  const locale = useSettings((settings) => settings.locale)
  const route = useRoute()
  const needsAll = route.page !== 'home'
  const [spoken, setSpoken] = useState<{ locale: Locale; messages: Catalogue; isWhole: boolean } | null>(null)
  const isWhole = needsAll || spoken?.isWhole === true
  // Before anything is painted: an effect would wait for a frame that shows nothing.
  useLayoutEffect(() => {
    if (route.page !== 'lost') void PAGES[route.page].ahead()
  }, [route.page])
  useLayoutEffect(() => {
    let current = true
    const games = isWhole ? import('../language/games.ts').then(({ loadLanguage }) => loadLanguage(locale)) : undefined
    void Promise.all([loadCatalogue(locale, isWhole), games]).then(([messages]) => current && setSpoken({ locale, messages, isWhole }))
    return () => {
      current = false
    }
  }, [locale, isWhole])
  // No page is shown before its words are there.
  if (spoken === null || (needsAll && !spoken.isWhole)) return null
  return (
    <IntlProvider locale={written(spoken.locale)} messages={spoken.messages} onError={tell}>
      <Pages />
    </IntlProvider>
  )
}

/** Hours are those of this device without its being asked: the question alone costs a slow phone a tenth of a second before the first board. */
function tell(error: IntlError): void {
  if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) console.error(error)
}

function Pages() {
  const route = useRoute()
  const t = useTranslations()
  useEffect(() => sayInWords(t('shell.unreachable'), t('shell.guest')), [t])
  useEffect(() => {
    if (route.page === 'home') document.title = `Branchline · ${t('home.title')}`
  }, [route, t])
  const isTable = route.page === 'play' || route.page === 'table' || route.page === 'lesson' || route.page === 'puzzle'
  return (
    <Frame bare={isTable}>
      <Fault key={route.page} title={t('shell.fault')} again={t('shell.reload')}>
        <Suspense fallback={<Loading />}>{pageFor(route, t('shell.lost'))}</Suspense>
      </Fault>
    </Frame>
  )
}

function pageFor(route: Route, lost: string) {
  switch (route.page) {
    case 'home':
      return <PAGES.home />
    case 'new':
      return (
        <PAGES.new key={`${route.game} ${route.mode}`} game={route.game} mode={route.mode} club={route.club} isPublic={route.isPublic} />
      )
    case 'play':
      return <PAGES.play key={route.id} id={route.id} at={route.at} />
    case 'table':
      return <PAGES.table key={route.id} id={route.id} at={route.at} invite={route.invite} />
    case 'learn':
      return <PAGES.learn key={route.game} game={route.game} />
    case 'lesson':
      return <PAGES.lesson key={route.lesson} game={route.game} lesson={route.lesson} isAnew={route.isAnew ?? false} />
    case 'puzzles':
      return <PAGES.puzzles key={route.game} game={route.game} />
    case 'puzzle':
      return <PAGES.puzzle key={route.game} game={route.game} puzzle={route.puzzle} />
    case 'rules':
      return <PAGES.rules key={route.game} game={route.game} clause={route.clause} />
    case 'replay':
      return <PAGES.replay key={route.table ?? ''} table={route.table} at={route.at} />
    case 'settings':
      return <PAGES.settings part={route.part} table={route.table} />
    case 'account':
      return <PAGES.account code={route.code} />
    case 'statistics':
      return <PAGES.statistics />
    case 'lobby':
      return <PAGES.lobby />
    case 'host':
      return <PAGES.host code={route.code} />
    case 'clubs':
      return <PAGES.clubs />
    case 'club':
      return <PAGES.club key={route.id} id={route.id} invite={route.invite} />
    case 'person':
      return <PAGES.person key={route.id} id={route.id} />
    case 'tournaments':
      return <PAGES.tournaments />
    case 'new-tournament': {
      const NewTournamentPage = PAGES[route.page]
      return <NewTournamentPage />
    }
    case 'tournament':
      return <PAGES.tournament key={route.id} id={route.id} />
    case 'daily':
      return <PAGES.daily />
    case 'answer':
      return <PAGES.answer key={route.token} token={route.token} />
    case 'design':
      return <PAGES.design />
    case 'lost':
      return <p style={{ padding: '4rem 1rem', textAlign: 'center' }}>{lost}</p>
  }
}
