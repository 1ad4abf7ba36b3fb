export { type ConformOptions, conform, type Report } from './conform.ts'
export type { CheckName, Finding } from './finding.ts'
export { pairwise, setUpsToTry } from './setups.ts'
