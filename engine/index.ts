export type { AnyBalanceBook, BalanceBook, BalanceNotes, BalanceShape, Use } from './balance.ts'
export {
  type Complaint,
  type Emit,
  type GameEvent,
  type GameState,
  type InLanguages,
  isRefusal,
  type Json,
  LANGUAGE_NAMES,
  LOCALES,
  type Locale,
  type Prompt,
  type Refusal,
  refusal,
  reveal,
  type Said,
  type Seat,
  type Section,
  type Standing,
  UNFINISHED,
  type Viewer,
} from './basics.ts'
export {
  type Catalogue,
  catalogue,
  knownCatalogues,
  list,
  loadLanguage,
  loadLanguages,
  type MessageTree,
  phrase,
  type Texts,
  type Translation,
  type Words,
} from './catalogue.ts'
export { type Chance, draw, freshChance, type Random, randomFrom, seedChance, shuffle, shuffleWith } from './chance.ts'
export type { AnyCoach, Coach, Described, Matter, PuzzleSense, Reason, ToldFigure } from './coach.ts'
export { commitmentOf, houseShare, isHex32, SHUFFLE, type Share, type Shuffle, sealOf, seedFrom } from './fair.ts'
export type { AnyGame, Game } from './game.ts'
export type { Glossary, Term } from './glossary.ts'
export { hashOf, sameData } from './hash.ts'
export {
  type AnyHistory,
  advance,
  type BadMove,
  consentNeeded,
  freeUndoTo,
  type History,
  markForced,
  offerOf,
  openRecord,
  recordOf,
  redo,
  rewind,
  type Step,
  startHistory,
  startHistoryAt,
  stateAt,
  undo,
} from './history.ts'
export type { Sentence } from './icu.ts'
export { type AnyInsight, glanceAt, type Insight } from './insight.ts'
export { type AnyFeatures, type Features, judged, type LearnedWeights } from './judgement.ts'
export { labelled, priceInWords, type Speaker, speaker, unnamed } from './language.ts'
export { idOf, legalTexts, unreadable, words } from './notation.ts'
export {
  type AnyField,
  defaultOptions,
  enumerateSetUps,
  type OptionField,
  type OptionSchema,
  optionsThatCount,
  optionsUnder,
  readOptions,
  type SetUp,
} from './options.ts'
export type { Order, OrderAnswer, OrderKind, Orders } from './order.ts'
export {
  answerTo,
  NAMED,
  ONLY_MOVE,
  orderKinds,
  readOrder,
  rememberFor,
  triggerOf,
} from './orders.ts'
export { levelSaid, outlineOf, type ToldSection } from './outline.ts'
export {
  joinMoves,
  movesOf,
  type OpenedPuzzle,
  openPuzzle,
  PUZZLE_LEVELS,
  type Puzzle,
  type PuzzleBook,
  type PuzzleLevel,
} from './puzzle.ts'
export { QUESTIONS, type Question, type Questions } from './question.ts'
export { answerQuestion, distance, refusedSaid } from './questions.ts'
export { checkRecord, type Deal, type GameRecord, printRecord, readRecord, recordUpTo } from './record.ts'
export { inspect } from './referee.ts'
export { ranked } from './result.ts'
export { type Accepted, findMove, submit, submitMove, wasForced } from './submit.ts'
export type { Character, Characters, FirstGame, Leanings, NotationWords, Title } from './title.ts'
export type { VerdictLine } from './verdict.ts'
export { type Noted, type Verdict, type VerdictSpeaker, verdictSpeaker, verifyRecord } from './verify.ts'
export { ENGINE_VERSION } from './version.ts'
