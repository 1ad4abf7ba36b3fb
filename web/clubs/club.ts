/** What the parts of a club's page share. */
import type { ClubRole } from '@branchline/server/protocol'

/** Something done in the club; answered by its page as it is then. */
export type Act = (path: string, body: object, method?: string) => Promise<void>

export const mayOrganise = (role: ClubRole | null): boolean => role === 'owner' || role === 'organiser'
