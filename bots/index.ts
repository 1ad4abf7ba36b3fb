export {
  type AdviceSettings,
  type AdvisedMove,
  adviseMoves,
  type CurvePoint,
  type Outlook,
  type OutlookSettings,
  outlookAt,
  type Review,
  type ReviewSettings,
  reviewGame,
  type TurningPoint,
} from './advice.ts'
export type { Bot, BotSettings, Now, Thinking, Trouble } from './bot.ts'
export { BOT_LEVELS, type BotCode, type BotLevel, readCode, splitCodes } from './codes.ts'
export { type Dice, diceFrom } from './dice.ts'
export { insightFor } from './insights.ts'
export { type Bounds, type KeptBots, keepBots } from './keep.ts'
export { type Effort, type MatchResult, type MatchSetUp, type Player, playMatch } from './match.ts'
export { decideMessage, PROTOCOL, readAnswer, type ToBot } from './protocol.ts'
export { botFor } from './registry.ts'
export { speedTasks, type Task } from './speed.ts'
export { type BotTally, type Interval, interval, lineUpOf, type Rate, rate, type TalliedGame, tally } from './tally.ts'
