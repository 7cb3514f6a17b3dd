import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { type KnownMember, knowMembers } from './member-cards.view.ts'
import type { ReachFacts } from './messaging.policy.ts'
import { findReach } from './reach.queries.ts'

/** A member as somebody who may be written to. */
export interface ReachedMember extends KnownMember {
  readonly reach: ReachFacts
}

/** How the sender stands to each, for `canMessage`, in the order of the ids; whoever is missing is left out. At most three statements. */
export async function knowReach(
  deps: { db: Db },
  sender: Member,
  memberIds: readonly MemberId[],
): Promise<Map<Id, ReachedMember>> {
  const [known, rows] = await Promise.all([
    knowMembers(deps, sender, memberIds),
    findReach(deps.db, sender.id, memberIds),
  ])
  const chosenBy = new Map(rows.map(({ id, ...chosen }) => [id, chosen]))
  return new Map(
    memberIds.flatMap((id): [Id, ReachedMember][] => {
      const member = known.get(id)
      const chosen = chosenBy.get(id)
      if (!member || !chosen) return []
      const reach = { ...chosen, relation: member.relation, isSenderMessaging: sender.isMessaging }
      return [[id, { ...member, reach }]]
    }),
  )
}
