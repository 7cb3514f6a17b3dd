import type { MemberId } from '@pinfold/contract'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findMembers } from '../../accounts/index.ts'
import { type NewNews, type NewsDeps, tellMembers } from '../commands/tell-members.ts'
import { deleteHeld, findHeld } from './held-news.queries.ts'

const AT_ONCE = 200

/** Tells what waited of a member who is held back no more. What was told of already is told once. */
export async function tellHeld(deps: NewsDeps, actorId: MemberId): Promise<void> {
  const [actor] = await findMembers(deps.db, [actorId])
  if (!actor || actor.isHeldBack) return
  for (;;) {
    const held = await findHeld(deps.db, actorId, AT_ONCE)
    await tellMembers(
      deps,
      held.map(({ news }) => news as NewNews),
    )
    await deleteHeld(
      writeAlone(deps.db, 'it was told'),
      actorId,
      held.map(({ id }) => id),
    )
    if (held.length < AT_ONCE) return
  }
}
