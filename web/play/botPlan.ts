import { takesCharacter } from '@branchline/bots/levels'

/** A bot as the server is asked for it; older servers know of no character, and need not when there is none. */
export const botPlan = (bot: string, character: string | null | undefined) =>
  character && takesCharacter(bot) ? { bot, character } : { bot }
