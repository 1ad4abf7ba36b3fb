export type { Bot, BotSettings, Now, Thinking } from './bot.ts'
export { BOT_LEVELS, type BotCode, type BotLevel, readCode, splitCodes } from './codes.ts'
export { type Dice, diceFrom } from './dice.ts'
export { botFor } from './registry.ts'
