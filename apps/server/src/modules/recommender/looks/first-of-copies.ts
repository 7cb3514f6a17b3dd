import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findCopiesOf, findNearCopies } from './near-copies.queries.ts'

/** Of those pictures that are near copies, the older picture that each is nearly. One statement. */
export async function firstsOfCopies(db: Db, aggregateIds: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  return new Map((await findNearCopies(db, aggregateIds)).map(({ id, firstId }) => [id, firstId]))
}

/** Of a picture that is saved anew by very many, the newest are enough. */
const MOST_COPIES = 20

/** A picture with what it is nearly, and with others that are nearly the same. Two statements. */
export async function familyOf(db: Db, aggregateId: Id): Promise<Id[]> {
  const firstId = (await firstsOfCopies(db, [aggregateId])).get(aggregateId)
  const firsts = [aggregateId, ...(firstId === undefined ? [] : [firstId])]
  return [...new Set([...firsts, ...(await findCopiesOf(db, firsts, MOST_COPIES))])]
}
