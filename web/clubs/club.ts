/** What the parts of a club's page share. */
import type { ClubRole, Visibility } from '@branchline/server/protocol'

/** Something done in the club; answered by its page as it is then. */
export type Act = (path: string, body: object, method?: string) => Promise<void>

export const mayOrganise = (role: ClubRole | null): boolean => role === 'owner' || role === 'organiser'

/** Whoever belongs to the club comes in by its page, though the table is private. */
export const linkTo = ({ id, invite }: { readonly id: string; readonly invite?: string | undefined }): string =>
  `/t/${id}${invite ? `?invite=${invite}` : ''}`

/** Which words say who sees a table: a private one of a club is seen by the club too. */
export const seenBy = (visibility: Visibility, club: string | null | undefined): Visibility | 'club' =>
  visibility === 'private' && club ? 'club' : visibility
