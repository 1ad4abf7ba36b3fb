/** The campaigns, for those who start one. */
export { type KillCampaign, type KillResult, killCampaign } from './kill.ts'
