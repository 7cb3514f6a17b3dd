import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { compiledWrite, type Given } from '../db/compiled.ts'
import type { Db } from '../db/db.ts'
import { owned } from '../db/by-bucket.ts'
import { bucketOf } from '../ids/ids.ts'
import type { LoneWriter, Writer } from '../writing/writer.ts'
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
  writer: LoneWriter,
  { memberId, ...claim }: Key & { requestHash: string; now: Date },
): Promise<boolean> {
  return (await claimKey(writer, memberId, claim)).length === 1
}

interface Claim {
  key: string
  requestHash: string
  now: Date
}

const claimKey = compiledWrite((_db, memberId: Given<MemberId>, claim: Given<Claim>) => {
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
    .select(['request_hash as requestHash', 'is_committed as isCommitted', 'answer', 'results'])
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .executeTakeFirst()

/** Notes a transaction of the command, under its name, with what it answered. */
export const markKeyCommitted = (writer: Writer, { memberId, key }: Key, step: string, result: string | null) =>
  commitKey(writer, memberId, key, step, result)

const commitKey = compiledWrite(
  (_db, memberId: Given<MemberId>, key: Given<string>, step: Given<string>, result: Given<string | null>) => sql`
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
  writer: LoneWriter,
  key: Key & { requestHash: string; notAfter: Date; now: Date },
): Promise<Readonly<Record<string, string | null>> | null> {
  const row = await writer
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

export const storeAnswer = (writer: LoneWriter, { memberId, key }: Key, answer: unknown) =>
  keepAnswer(writer, memberId, key, JSON.stringify(answer))

const keepAnswer = compiledWrite((writer, memberId: Given<MemberId>, key: Given<string>, answer: Given<string>) =>
  writer
    .updateTable('idempotency_keys')
    .set({ answer: answer.sql, results: null })
    .where(owned('member_id', memberId))
    .where('idempotency_key', '=', key.sql),
)

/** Gives up a claim whose command did not happen. A committed one stays. */
export const deleteUncommittedKey = (writer: LoneWriter, key: Key & { notAfter?: Date }) =>
  writer
    .deleteFrom('idempotency_keys')
    .where(owned('member_id', key.memberId))
    .where('idempotency_key', '=', key.key)
    .where('is_committed', '=', false)
    .$if(key.notAfter !== undefined, (query) => query.where('created_at', '<=', key.notAfter ?? new Date(0)))
    .execute()

export const deleteOldKeys = (writer: LoneWriter, before: Date) =>
  writer.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
