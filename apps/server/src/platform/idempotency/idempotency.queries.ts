import type { Db, Tx } from '../db/db.ts'
import { owned } from '../db/by-bucket.ts'
import { bucketOf } from '../ids/ids.ts'
import './idempotency.tables.ts'

interface Key {
  memberId: string
  key: string
}

/** Claims the key; false where it is claimed already. */
export async function insertKey(db: Db, key: Key & { requestHash: string; now: Date }): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({
      bucket: bucketOf(key.memberId),
      member_id: key.memberId,
      idempotency_key: key.key,
      request_hash: key.requestHash,
      http_status: null,
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('created_at')
    .execute()
  return inserted.length === 1
}

export const findKey = (db: Db, key: Key) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'is_committed as isCommitted', 'answer', 'created_at as createdAt'])
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .executeTakeFirst()

export const markKeyCommitted = (tx: Tx, key: Key) =>
  tx
    .updateTable('idempotency_keys')
    .set({ is_committed: true })
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .execute()

export const storeAnswer = (db: Db, key: Key, answer: unknown) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .execute()

/** Gives up a claim whose command did not happen. A committed one stays. */
export const deleteUncommittedKey = (db: Db, key: Key & { notAfter?: Date }) =>
  db
    .deleteFrom('idempotency_keys')
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .where('is_committed', '=', false)
    .$if(key.notAfter !== undefined, (query) => query.where('created_at', '<=', key.notAfter ?? new Date(0)))
    .execute()

export const deleteOldKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
