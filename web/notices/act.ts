import type { Notices } from '@branchline/server/protocol'

/** Does something and shows what comes of it, at once where that can be foreseen; a failure is told in words. */
export type Act = (work: () => Promise<Notices>, foreseen?: Partial<Notices>) => Promise<boolean>
