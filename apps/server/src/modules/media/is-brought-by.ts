import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'

interface Brought {
  readonly memberId: MemberId
  /** Who acted for the member when it came; null for the member themself. */
  readonly broughtBy: MemberId | null
}

/**
 * Whether the viewer brought the upload in. A member has all that is theirs, whoever brought it; whoever acts for them has
 * what they brought themself, for them or as themself.
 */
export function isBroughtBy({ id, actorId }: Pick<Member, 'id' | 'actorId'>, upload: Brought): boolean {
  if (actorId === undefined) return upload.memberId === id
  if (upload.memberId === actorId) return upload.broughtBy === null
  return upload.memberId === id && upload.broughtBy === actorId
}
