import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { selectPinTopics } from './pin-topics.queries.ts'

/** What pins are about, by their ids. One statement. */
export async function topicsOfPins(db: Db, pinIds: readonly PinId[]): Promise<Map<Id, Id[]>> {
  const rows = await selectPinTopics(db, pinIds)
  return new Map(
    [...Map.groupBy(rows, ({ pinId }) => pinId)].map(([id, topics]) => [id, topics.map(({ topicId }) => topicId)]),
  )
}
