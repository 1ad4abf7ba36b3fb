/** What the parts of a club's page share. */
import type { ClubRole } from '@branchline/server/protocol'

/** Something done in the club; answered by its page as it is then. */
export type Act = (path: string, body: object, method?: string) => Promise<void>

export const mayOrganise = (role: ClubRole | null): boolean => role === 'owner' || role === 'organiser'

/** Whoever belongs to the club comes in by its page, though the table is private. */
export const linkTo = ({ id, invite }: { readonly id: string; readonly invite?: string | undefined }): string =>
  `/t/${id}${invite ? `?invite=${invite}` : ''}`
