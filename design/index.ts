/** The design system, and the seam between the frame and a game's own table: all that a table may know of the screen. */
export * from './parts.ts'
export * from './table/attention.ts'
export * from './table/context.ts'
export * from './table/foresee.ts'
export type * from './table/model.ts'
export type * from './table/seam.ts'
export { Target } from './table/Target.tsx'
export { walk } from './walk.ts'
