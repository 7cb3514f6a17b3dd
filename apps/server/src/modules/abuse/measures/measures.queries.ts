import type { AbuseCause, MemberId } from '@pinfold/contract'
import { among } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import type { ActWriter } from '../../employees/index.ts'
import '../abuse.tables.ts'

/** All measures lie here. */
export const MEASURES_BUCKET = 0

/** What was counted when a measure was taken. */
export interface Evidence {
  readonly key: string
  readonly accounts: number
  readonly known_accounts: number
  readonly things: number
  /** Some of the accounts that did the same. */
  readonly among: readonly MemberId[]
}

const selectMeasures = (db: Db) =>
  db
    .selectFrom('abuse_measures')
    .select([
      'id',
      'member_id as memberId',
      'cause',
      'is_holding_back as isHoldingBack',
      'is_limiting as isLimiting',
      'evidence',
      'made_at as madeAt',
      'ends_at as endsAt',
      'ended_at as endedAt',
      'undone_at as undoneAt',
    ])
    .where('bucket', '=', MEASURES_BUCKET)

/** A measure as it is stored. */
export type MeasureRow = Awaited<ReturnType<typeof findMeasures>>[number]

/** Newest first, after the last one of the page before. */
export function findMeasures(
  db: Db,
  wanted: { memberId?: MemberId | undefined; cause?: AbuseCause | undefined },
  page: { after: Id; limit: number },
) {
  let measures = selectMeasures(db).where('id', '<', page.after)
  if (wanted.memberId !== undefined) measures = measures.where('member_id', '=', wanted.memberId)
  if (wanted.cause !== undefined) measures = measures.where('cause', '=', wanted.cause)
  return measures.orderBy('id', 'desc').limit(page.limit).execute()
}

export const findMeasure = (db: Db, id: Id) => selectMeasures(db).where('id', '=', id).executeTakeFirst()

export async function lockMeasure(tx: Tx, id: Id): Promise<[Held<'measure'>, MeasureRow | undefined]> {
  return [hold(tx, 'measure'), await selectMeasures(tx).where('id', '=', id).forUpdate().executeTakeFirst()]
}

/** What was done to these members for a cause, or is being done, since a moment. */
export const findMeasuresSince = (db: Db, memberIds: readonly MemberId[], since: Date) =>
  db
    .selectFrom('abuse_measures')
    .select([
      'member_id as memberId',
      'cause',
      'ends_at as endsAt',
      'ended_at as endedAt',
      'undone_at as undoneAt',
      'is_holding_back as isHoldingBack',
      'is_limiting as isLimiting',
    ])
    .where('bucket', '=', MEASURES_BUCKET)
    .where(among('member_id', memberIds))
    .where('made_at', '>=', since)
    .execute()

/** Measures that hold, of these members. */
export const findStanding = (db: Db, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('abuse_measures')
    .select(['member_id as memberId', 'is_holding_back as isHoldingBack', 'is_limiting as isLimiting'])
    .where('bucket', '=', MEASURES_BUCKET)
    .where(among('member_id', memberIds))
    .where('ended_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute()

interface NewMeasure {
  readonly id: Id
  readonly memberId: MemberId
  readonly cause: AbuseCause
  readonly isHoldingBack: boolean
  readonly isLimiting: boolean
  readonly evidence: Evidence
  readonly madeAt: Date
  readonly endsAt: Date
}

export const insertMeasures = (writer: Writer, measures: readonly NewMeasure[]) =>
  writer
    .insertInto('abuse_measures')
    .values(
      measures.map((measure) => ({
        bucket: MEASURES_BUCKET,
        id: measure.id,
        member_id: measure.memberId,
        cause: measure.cause,
        is_holding_back: measure.isHoldingBack,
        is_limiting: measure.isLimiting,
        evidence: JSON.stringify(measure.evidence),
        made_at: measure.madeAt,
        ends_at: measure.endsAt,
        ended_at: null,
        undone_at: null,
        undone_by: null,
      })),
    )
    .execute()

/** Measures whose time is over, the first ones. */
export const findOver = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('abuse_measures')
    .select(['id', 'member_id as memberId'])
    .where('bucket', '=', MEASURES_BUCKET)
    .where('ended_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute()

export const setEnded = (writer: Writer, ids: readonly Id[], now: Date) =>
  writer
    .updateTable('abuse_measures')
    .set({ ended_at: now })
    .where('bucket', '=', MEASURES_BUCKET)
    .where(among('id', ids))
    .where('ended_at', 'is', null)
    .execute()

export const setUndone = (writer: ActWriter, id: Id, by: MemberId | null, now: Date) =>
  writer
    .updateTable('abuse_measures')
    .set({ undone_at: now, undone_by: by })
    .where('bucket', '=', MEASURES_BUCKET)
    .where('id', '=', id)
    .execute()

/** Of a member who goes for good nothing is told any more. */
export const deleteMeasuresOf = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('abuse_measures').where('bucket', '=', MEASURES_BUCKET).where('member_id', '=', memberId).execute()
