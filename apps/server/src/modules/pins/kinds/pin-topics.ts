import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { insertPinTopics, selectPinTopics } from './pin-topics.queries.ts'

/** Notes what a new pin is about. */
export const writePinTopics = (writer: Writer, pinId: PinId, topicIds: readonly Id[]): Promise<void> =>
  insertPinTopics(writer, pinId, topicIds)

/** What pins are about, by their ids. One statement. */
export async function topicsOfPins(db: Db, pinIds: readonly PinId[]): Promise<Map<Id, Id[]>> {
  const rows = await selectPinTopics(db, pinIds)
  return new Map(
    [...Map.groupBy(rows, ({ pinId }) => pinId)].map(([id, topics]) => [id, topics.map(({ topicId }) => topicId)]),
  )
}
