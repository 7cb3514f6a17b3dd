import { profilePictureResource, updateMe, userBlockResource } from '@pinfold/contract'
import { after, type Effect } from '../../api/effects.ts'
import { tellFact } from '../../api/use-optimistic-fact.ts'
import { learnMember } from './member-facts.ts'
import { followKey } from './member-keys.ts'

/** What commands do to members that were read before. */
export const memberEffects: readonly Effect[] = [
  after(updateMe, (_tools, { data: member }) => learnMember(member)),
  ...[profilePictureResource.create, profilePictureResource.delete].map((endpoint) =>
    after(endpoint, (_tools, { data: member }) => learnMember(member)),
  ),
  // A block ends the follow; taking it back does not bring it back.
  after(userBlockResource.create, ({ queries }, { options }) =>
    tellFact(queries, followKey(String(options.blocked_user_id)), 'none'),
  ),
]
