import { sql } from 'kysely'
import { compiled, type Given } from '../db/compiled.ts'
import type { Db, Tx } from '../db/db.ts'
import { owned } from '../db/by-bucket.ts'
import { bucketOf, type Id } from '../ids/ids.ts'
import './idempotency.tables.ts'

interface Key {
  memberId: string
  key: string
}

/**
 * Claims the key; false where it is claimed already. Does not wait for the disk: the log is written in order, so when
 * the write that follows is on the disk, so is its claim. A claim that is lost with the machine had nothing written.
 */
export async function insertKey(
  db: Db,
  { memberId, ...claim }: Key & { requestHash: string; now: Date },
): Promise<boolean> {
  return (await claimKey(db, memberId, claim)).length === 1
}

interface Claim {
  key: string
  requestHash: string
  now: Date
}

const claimKey = compiled((_db, memberId: Given<Id>, claim: Given<Claim>) => {
  const at = <T>(read: (claim: Claim) => T) => claim.as(read).sql
  return sql<{ created_at: Date }>`
    with relaxed as materialized (select set_config('synchronous_commit', 'off', true))
    insert into idempotency_keys (bucket, member_id, idempotency_key, request_hash, http_status, created_at)
    select ${memberId.as(bucketOf).sql}::smallint, ${memberId.sql}::bigint, ${at(({ key }) => key)}::text,
      ${at(({ requestHash }) => requestHash)}::text, null::smallint, ${at(({ now }) => now)}::timestamptz from relaxed
    on conflict do nothing returning created_at
  `
})

export const findKey = (db: Db, key: Key) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'is_committed as isCommitted', 'answer', 'created_at as createdAt'])
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .executeTakeFirst()

/** Notes a transaction of the command, under its name, with what it answered. */
export const markKeyCommitted = (tx: Tx, { memberId, key }: Key, step: string, result: string | null) =>
  commitKey(tx, memberId, key, step, result)

const commitKey = compiled(
  (_db, memberId: Given<Id>, key: Given<string>, step: Given<string>, result: Given<string | null>) => sql`
    update idempotency_keys set is_committed = true,
      results = coalesce(results, '{}') || jsonb_build_object(${step.sql}::text, ${result.sql}::text)
    where ${owned('member_id', memberId)} and idempotency_key = ${key.sql}
  `,
)

/**
 * Takes over a claim that was committed and never answered, of a process that must have died by then; null where there is
 * none, or somebody else took it.
 */
export async function takeCommittedKey(
  db: Db,
  key: Key & { requestHash: string; notAfter: Date; now: Date },
): Promise<Readonly<Record<string, string | null>> | null> {
  const row = await db
    .updateTable('idempotency_keys')
    .set({ created_at: key.now })
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .where('request_hash', '=', key.requestHash)
    .where('is_committed', '=', true)
    .where('answer', 'is', null)
    .where('results', 'is not', null)
    .where('created_at', '<=', key.notAfter)
    .returning('results')
    .executeTakeFirst()
  return row?.results ?? null
}

export const storeAnswer = (db: Db, { memberId, key }: Key, answer: unknown) =>
  keepAnswer(db, memberId, key, JSON.stringify(answer))

const keepAnswer = compiled((db, memberId: Given<Id>, key: Given<string>, answer: Given<string>) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: answer.sql, results: null })
    .where(owned('member_id', memberId))
    .where('idempotency_key', '=', key.sql),
)

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
