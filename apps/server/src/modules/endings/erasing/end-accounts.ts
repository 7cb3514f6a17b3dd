import type { MemberId } from '@pinfold/contract'
import type { Storage } from '../../../platform/storage/storage.ts'
import { eraseMember, findEndedMembers } from '../../accounts/index.ts'
import type { BoardPins } from '../../boards/index.ts'
import { endBoards } from '../../teams/index.ts'
import { endAbuse } from '../../abuse/index.ts'
import { endAccess } from '../../business/index.ts'
import { endClaims } from '../../claims/index.ts'
import { endComments } from '../../comments/index.ts'
import { endFeed } from '../../discovery/index.ts'
import { endRelations } from '../../graph/index.ts'
import { endUploads } from '../../media/index.ts'
import { endConversations } from '../../messaging/index.ts'
import { endExperiences } from '../../experiences/index.ts'
import { endEmployment } from '../../employees/index.ts'
import { endReports } from '../../moderation/index.ts'
import { endNews } from '../../notifications/index.ts'
import { endTakedowns } from '../../legal/index.ts'
import { endMarks } from '../../marks/index.ts'
import { endPins } from '../../organising/index.ts'
import type { PinWriteDeps } from '../../pins/index.ts'
import { endTries } from '../../tried/index.ts'
import { findExportsOf } from '../exports/exports.queries.ts'
import { removeExportFiles } from '../exports/remove-export.ts'

const MEMBERS_AT_ONCE = 20

export type EndAccountDeps = PinWriteDeps & { boardPins: BoardPins; storage: Storage }

/** Removes the accounts whose days of grace are over. Cut off anywhere, the next run goes on. */
export async function endAccounts(deps: EndAccountDeps): Promise<void> {
  for (;;) {
    const ids = await findEndedMembers(deps.db, deps.clock.now(), MEMBERS_AT_ONCE)
    for (const id of ids) await endAccount(deps, id)
    if (ids.length < MEMBERS_AT_ONCE) return
  }
}

/**
 * Removes one account in small transactions. What others' counters count goes first and the member's row last, so that
 * a run that was cut off is taken up again.
 */
async function endAccount(deps: EndAccountDeps, memberId: MemberId): Promise<void> {
  await endComments(deps.db, memberId)
  await endTries(deps.db, memberId)
  await endPins(deps, memberId)
  await endMarks(deps, memberId)
  await endBoards(deps, memberId)
  await endRelations(deps, memberId)
  await endConversations(deps.db, memberId)
  await endAccess(deps, memberId)
  await endClaims(deps.db, memberId)
  await endNews(deps.db, memberId)
  await endReports(deps.db, memberId)
  await endEmployment(deps, memberId)
  await endAbuse(deps.db, memberId)
  await endTakedowns(deps.db, memberId)
  await endExperiences(deps.db, memberId)
  await endFeed(deps.db, memberId)
  await endUploads(deps.db, memberId)
  for (const { id } of await findExportsOf(deps.db, memberId)) await removeExportFiles(deps, id)
  await eraseMember(deps, memberId)
}
