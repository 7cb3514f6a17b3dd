import type { AbuseBlockKind, MemberId } from '@pinfold/contract'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held } from '../../../platform/writing/writer.ts'
import type { ActWriter } from '../../employees/index.ts'
import '../abuse.tables.ts'

/** All blocklists lie here. */
export const BLOCKS_BUCKET = 0

/** At most so many hold in a process; the newest. */
const MOST_KEPT = 20_000

const selectBlocks = (db: Db) =>
  db
    .selectFrom('abuse_blocks')
    .select(['id', 'kind', 'value', 'reason', 'made_at as madeAt', 'ends_at as endsAt'])
    .where('bucket', '=', BLOCKS_BUCKET)

/** Something that is blocked. */
export type BlockRow = Awaited<ReturnType<typeof findBlocks>>[number]

/** Newest first, after the last one of the page before. */
export function findBlocks(db: Db, kind: AbuseBlockKind | undefined, page: { after: Id; limit: number }) {
  const blocks = selectBlocks(db).where('id', '<', page.after)
  const wanted = kind === undefined ? blocks : blocks.where('kind', '=', kind)
  return wanted.orderBy('id', 'desc').limit(page.limit).execute()
}

/** All that hold at a moment. */
export const findStandingBlocks = (db: Db, now: Date) =>
  db
    .selectFrom('abuse_blocks')
    .select(['kind', 'value', 'ends_at as endsAt'])
    .where('bucket', '=', BLOCKS_BUCKET)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(MOST_KEPT)
    .execute()

/** The row that blocks a value already. */
export const findBlockOf = (db: Db, { kind, value }: { kind: AbuseBlockKind; value: string }) =>
  selectBlocks(db).where('kind', '=', kind).where('value', '=', value).executeTakeFirst()

export const findBlock = (db: Db, id: Id) => selectBlocks(db).where('id', '=', id).executeTakeFirst()

/** What is blocked under a value, locked. */
export async function lockBlockOf(
  tx: Tx,
  { kind, value }: { kind: AbuseBlockKind; value: string },
): Promise<[Held<'abuse-block'>, BlockRow | undefined]> {
  const row = await selectBlocks(tx).where('kind', '=', kind).where('value', '=', value).forUpdate().executeTakeFirst()
  return [hold(tx, 'abuse-block'), row]
}

export async function lockBlock(tx: Tx, id: Id): Promise<[Held<'abuse-block'>, BlockRow | undefined]> {
  return [hold(tx, 'abuse-block'), await selectBlocks(tx).where('id', '=', id).forUpdate().executeTakeFirst()]
}

interface NewBlock {
  readonly id: Id
  readonly kind: AbuseBlockKind
  readonly value: string
  readonly reason: string
  readonly by: MemberId | null
  readonly at: Date
  readonly endsAt: Date | null
}

/** Answers the row's id: its own, or that of the row which blocks the value already and says the new things now. */
export async function upsertBlock(
  writer: ActWriter,
  { id, kind, value, reason, by, at, endsAt }: NewBlock,
): Promise<Id> {
  const said = { reason, made_by: by, ends_at: endsAt }
  const row = await writer
    .insertInto('abuse_blocks')
    .values({ bucket: BLOCKS_BUCKET, id, kind, value, made_at: at, ...said })
    .onConflict((conflict) => conflict.columns(['bucket', 'kind', 'value']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const deleteBlock = (writer: ActWriter, id: Id) =>
  writer.deleteFrom('abuse_blocks').where('bucket', '=', BLOCKS_BUCKET).where('id', '=', id).execute()
