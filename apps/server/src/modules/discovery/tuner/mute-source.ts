import { limits } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { canSeeBoardPins, knowBoard } from '../../boards/index.ts'
import { findTopics, knowMembers, sightOf } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { deleteMutedSource, findMutedSources, insertMutedSource, type SourceName } from './muted-sources.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A member switched sources of their home off or on. */
    'home.tuned': { memberId: string }
  }
}

/**
 * Switches a source of the viewer’s home off, or on again. A second press changes nothing. Throws that the source is not
 * found where they may not see it; what was switched off is switched on whatever became of it.
 */
export async function setSourceMuted(
  deps: WriteDeps,
  viewer: Member,
  source: SourceName,
  isMuted: boolean,
): Promise<void> {
  await inTransaction(deps.db, 'set-source-muted', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    const writer = isMuted ? authorize(held, await canMute(held, viewer, source), 'source_id') : writeOwn(held, viewer)
    const isChanged = isMuted
      ? await insertMutedSource(writer, viewer.id, source, deps.ids.next(bucketOf(viewer.id)))
      : await deleteMutedSource(writer, viewer.id, source)
    if (!isChanged) return
    if (isMuted && (await findMutedSources(held, viewer.id)).length > limits.mutedSources)
      throw new AppError('too_many_muted_sources')
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'home.tuned', { memberId: viewer.id })
  })
}

/** Whatever the viewer may see; of pins, their own. */
async function canMute(db: Db, viewer: Member, { kind, id }: SourceName): Promise<Decision> {
  switch (kind) {
    case 'board':
      return canSeeBoardPins((await knowBoard({ db }, viewer, id)).facts)
    case 'topic':
      return (await findTopics(db, [id])).length > 0 ? allow : deny('topic_not_found')
    case 'member': {
      const member = (await knowMembers({ db }, viewer, [id])).get(id)
      return member && sightOf(member) !== 'hidden' ? allow : deny('user_not_found')
    }
    case 'pin':
      return (await findPins(db, [id]))[0]?.pinnerId === viewer.id ? allow : deny('pin_not_found')
  }
}
