import type { Locale } from '@branchline/engine/locales'
import { Suspense, useEffect, useState } from 'react'
import { type IntlError, IntlErrorCode, IntlProvider, useTranslations } from 'use-intl'
import { sayInWords } from '../http/client.ts'
import { type Catalogue, loadCatalogue } from '../language/index.ts'
import { written } from '../language/spoken.ts'
import { useSettings } from '../settings/settings.ts'
import { Fault } from './Fault.tsx'
import { Frame } from './Frame.tsx'
import { part } from './part.tsx'
import { type Route, useRoute } from './route.ts'

/** Each page is fetched when it is opened, with the words and while they come. */
const HomePage = part(async () => (await import('../home/HomePage.tsx')).HomePage)
const SetUpPage = part(async () => (await import('../setup/SetUpPage.tsx')).SetUpPage)
const LocalTablePage = part(async () => (await import('../play/LocalTablePage.tsx')).LocalTablePage)
const OnlineTablePage = part(async () => (await import('../online/OnlineTablePage.tsx')).OnlineTablePage)
const LearnPage = part(async () => (await import('../learn/LearnPage.tsx')).LearnPage)
const LessonPage = part(async () => (await import('../learn/LessonPage.tsx')).LessonPage)
const PuzzlesPage = part(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage)
const PuzzlePage = part(async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage)
const RulesPage = part(async () => (await import('../rules/RulesPage.tsx')).RulesPage)
const ReplayPage = part(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage)
const SettingsPage = part(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage)
const AccountPage = part(async () => (await import('../account/AccountPage.tsx')).AccountPage)
const StatisticsPage = part(async () => (await import('../statistics/StatisticsPage.tsx')).StatisticsPage)
const LobbyPage = part(async () => (await import('../lobby/LobbyPage.tsx')).LobbyPage)
const ClubsPage = part(async () => (await import('../clubs/ClubsPage.tsx')).ClubsPage)
const ClubPage = part(async () => (await import('../clubs/ClubPage.tsx')).ClubPage)
const HostPage = part(async () => (await import('../host/HostPage.tsx')).HostPage)
const PersonPage = part(async () => (await import('../statistics/PersonPage.tsx')).PersonPage)
const TournamentsPage = part(async () => (await import('../tournaments/TournamentsPage.tsx')).TournamentsPage)
const NewTournamentPage = part(async () => (await import('../tournaments/NewTournamentPage.tsx')).NewTournamentPage)
const TournamentPage = part(async () => (await import('../tournaments/TournamentPage.tsx')).TournamentPage)
const DailyPage = part(async () => (await import('../daily/DailyPage.tsx')).DailyPage)
const AnswerPage = part(async () => (await import('../notices/AnswerPage.tsx')).AnswerPage)
const DesignPage = part(async () => (await import('../design/DesignPage.tsx')).DesignPage)

export function App() {
  const locale = useSettings((settings) => settings.locale)
  const route = useRoute()
  const needsAll = route.page !== 'home'
  const [spoken, setSpoken] = useState<{ locale: Locale; messages: Catalogue; isWhole: boolean } | null>(null)
  const isWhole = needsAll || spoken?.isWhole === true
  useEffect(() => {
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
        <Suspense fallback={<p style={{ padding: '2rem', textAlign: 'center' }}>{t('shell.loading')}</p>}>
          {pageFor(route, t('shell.lost'))}
        </Suspense>
      </Fault>
    </Frame>
  )
}

function pageFor(route: Route, lost: string) {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'new':
      return (
        <SetUpPage key={`${route.game} ${route.mode}`} game={route.game} mode={route.mode} club={route.club} isPublic={route.isPublic} />
      )
    case 'play':
      return <LocalTablePage key={route.id} id={route.id} at={route.at} />
    case 'table':
      return <OnlineTablePage key={route.id} id={route.id} at={route.at} invite={route.invite} />
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />
    case 'lesson':
      return <LessonPage key={route.lesson} game={route.game} lesson={route.lesson} isAnew={route.isAnew ?? false} />
    case 'puzzles':
      return <PuzzlesPage key={route.game} game={route.game} />
    case 'puzzle':
      return <PuzzlePage key={route.game} game={route.game} puzzle={route.puzzle} />
    case 'rules':
      return <RulesPage key={route.game} game={route.game} clause={route.clause} />
    case 'replay':
      return <ReplayPage key={route.table ?? ''} table={route.table} at={route.at} />
    case 'settings':
      return <SettingsPage part={route.part} />
    case 'account':
      return <AccountPage code={route.code} />
    case 'statistics':
      return <StatisticsPage />
    case 'lobby':
      return <LobbyPage />
    case 'host':
      return <HostPage code={route.code} />
    case 'clubs':
      return <ClubsPage />
    case 'club':
      return <ClubPage key={route.id} id={route.id} invite={route.invite} />
    case 'person':
      return <PersonPage key={route.id} id={route.id} />
    case 'tournaments':
      return <TournamentsPage />
    case 'new-tournament':
      return <NewTournamentPage />
    case 'tournament':
      return <TournamentPage key={route.id} id={route.id} />
    case 'daily':
      return <DailyPage />
    case 'answer':
      return <AnswerPage key={route.token} token={route.token} />
    case 'design':
      return <DesignPage />
    case 'lost':
      return <p style={{ padding: '4rem 1rem', textAlign: 'center' }}>{lost}</p>
  }
}
