export { type ConformOptions, conform, type Report } from './conform.ts'
export type { CheckName, Finding } from './finding.ts'
export { complaintsAbout, lessonComplaints } from './lessons.ts'
export { pairwise, setUpsToTry } from './setups.ts'
