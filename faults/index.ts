/** The campaigns, for those who start one. */
export { type Campaign, type CampaignResult, runCampaign } from './campaign/campaign.ts'
export { complaintsOf } from './campaign/check.ts'
export type { History } from './campaign/history.ts'
export { FAULT_KINDS, faultsFor } from './campaign/nemesis.ts'
