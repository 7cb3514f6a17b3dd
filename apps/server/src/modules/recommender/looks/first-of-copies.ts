import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findNearCopies } from './near-copies.queries.ts'

/** Of those pictures that are near copies, the older picture that each is nearly. One statement. */
export async function firstsOfCopies(db: Db, aggregateIds: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  return new Map((await findNearCopies(db, aggregateIds)).map(({ id, firstId }) => [id, firstId]))
}
