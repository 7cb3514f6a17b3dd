import { userResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { openAfterFollow } from './share-store.ts'
import { profileTarget } from './share-target.ts'

/** ST-03: what opens after the viewer followed a member from an invitation. Never throws: the follow stands without. */
export async function showFollowUpsell(username: string): Promise<void> {
  try {
    const { data: owner } = await call(userResource.get, { username })
    const canSayHello = owner.explicitly_following_me && owner.should_show_messaging === true
    openAfterFollow(profileTarget(owner, false), owner, canSayHello)
  } catch {
    // Whoever cannot be read any more is not shared either.
  }
}
