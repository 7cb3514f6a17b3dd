import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    removed_things: { bucket: number; object_id: string; decision_id: string }
  }
}

/** Notes things as removed by a decision of moderators; again changes nothing. `showAsDecided` hides them. */
export const noteRemoved = (writer: Writer, objectIds: readonly Id[], decisionId: Id) =>
  writer
    .insertInto('removed_things')
    .values(objectIds.map((id) => ({ bucket: bucketOf(id), object_id: id, decision_id: decisionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The decision removes them no more. */
export const forgetRemoved = (writer: Writer, objectIds: readonly Id[], decisionId: Id) =>
  writer
    .deleteFrom('removed_things')
    .where(ownedIn('object_id', objectIds))
    .where('decision_id', '=', decisionId)
    .execute()

/** Whether any decision of moderators removes the thing. */
export async function isRemoved(db: Db, objectId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('removed_things')
    .select('decision_id')
    .where(owned('object_id', objectId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
