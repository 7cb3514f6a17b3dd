import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findTopics } from '../../graph/index.ts'
import { deletePinTopics, insertPinTopics, selectPinTopics } from './pin-topics.queries.ts'

/** What pins are about, by their ids. One statement. */
export async function topicsOfPins(db: Db, pinIds: readonly PinId[]): Promise<Map<Id, Id[]>> {
  const rows = await selectPinTopics(db, pinIds)
  return new Map(
    [...Map.groupBy(rows, ({ pinId }) => pinId)].map(([id, topics]) => [id, topics.map(({ topicId }) => topicId)]),
  )
}

/** Says what a locked pin is about, whatever it was before; answers how many topics that are. Throws `topic_not_found`. */
export async function replacePinTopics(
  writer: Writer,
  pin: { readonly id: PinId; readonly topicCount: number },
  topicIds: readonly Id[],
): Promise<number> {
  const wanted = [...new Set(topicIds)]
  const known = wanted.length === 0 ? [] : await findTopics(writer, wanted)
  if (known.length < wanted.length) throw new AppError('topic_not_found', { field: 'topic_ids' })
  if (pin.topicCount > 0) await deletePinTopics(writer, pin.id)
  await insertPinTopics(writer, pin.id, wanted)
  return wanted.length
}
