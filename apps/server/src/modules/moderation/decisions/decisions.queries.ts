import type { DecisionKind, MemberId } from '@pinfold/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../moderation.tables.ts'

const columns = [
  'id',
  'member_id as memberId',
  'case_id as caseId',
  'object_type as objectType',
  'object_id as objectId',
  'kind',
  'reason',
  'until',
  'state',
  'decided_by as decidedBy',
  'decided_at as decidedAt',
  'kept',
  'appeal',
  'appealed_at as appealedAt',
  'appeal_state as appealState',
  'appeal_answer as appealAnswer',
  'appeal_decided_by as appealDecidedBy',
] as const

export const insertDecision = (writer: Writer, decision: Omit<Insertable<Tables['moderation_decisions']>, 'bucket'>) =>
  writer
    .insertInto('moderation_decisions')
    .values({ ...decision, bucket: bucketOf(decision.id) })
    .execute()

export const findDecision = (db: Db, id: Id) =>
  db.selectFrom('moderation_decisions').select(columns).where(owned('id', id)).executeTakeFirst()

/** What was decided, as it is stored. */
export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>

/** Locks a decision, so that it is appealed and lifted once. */
export async function lockDecision(tx: Tx, id: Id): Promise<[Held<'decision'>, DecisionRow | undefined]> {
  const row = await tx
    .selectFrom('moderation_decisions')
    .select(columns)
    .where(owned('id', id))
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'decision'), row]
}

export const updateDecision = (writer: Writer, id: Id, changes: Updateable<Tables['moderation_decisions']>) =>
  writer.updateTable('moderation_decisions').set(changes).where(owned('id', id)).execute()

/** What was decided about a member, the newest first. */
export const findDecisionsAbout = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('moderation_decisions')
    .select(columns)
    .where(owned('member_id', memberId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** What holds about a member, of some kinds. */
export const findStanding = (db: Db, memberId: MemberId, kinds: readonly DecisionKind[]) =>
  db
    .selectFrom('moderation_decisions')
    .select(['id', 'kind', 'object_id as objectId', 'until'])
    .where(owned('member_id', memberId))
    .where('state', '=', 'standing')
    .where(sql<boolean>`kind = any(${[...kinds]}::text[])`)
    .execute()

const isDismissal = sql<boolean>`kind = 'dismiss'`

type Dismissal = Pick<
  Insertable<Tables['moderation_decisions']>,
  'id' | 'member_id' | 'case_id' | 'object_type' | 'object_id' | 'decided_by' | 'decided_at'
>

/**
 * Writes down with reporters that what they reported was left as it is. A later time takes the place of an earlier one that
 * they did not appeal.
 */
export const upsertDismissals = (writer: Writer, dismissals: readonly Dismissal[]) =>
  writer
    .insertInto('moderation_decisions')
    .values(
      dismissals.map((dismissal) => ({
        ...dismissal,
        bucket: bucketOf(dismissal.id),
        kind: 'dismiss' as const,
        reason: '',
        until: null,
        kept: null,
        appealed_at: null,
        appeal_decided_by: null,
        appeal_decided_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'member_id', 'object_id'])
        .where(isDismissal)
        .doUpdateSet((eb) => ({
          case_id: eb.ref('excluded.case_id'),
          decided_by: eb.ref('excluded.decided_by'),
          decided_at: eb.ref('excluded.decided_at'),
          state: 'standing',
        }))
        .where('moderation_decisions.appeal_state', '=', 'none'),
    )
    .execute()

/** What reporters of a case were told that was left as it is. */
export const findDismissals = (db: Db, memberIds: readonly MemberId[], caseId: Id) =>
  db
    .selectFrom('moderation_decisions')
    .select(columns)
    .where(ownedIn('member_id', memberIds))
    .where('case_id', '=', caseId)
    .where(isDismissal)
    .execute()

/** What these members reported was not left as it is, after all. */
export const liftDismissals = (writer: Writer, memberIds: readonly MemberId[], objectId: Id) =>
  writer
    .updateTable('moderation_decisions')
    .set({ state: 'lifted' })
    .where(ownedIn('member_id', memberIds))
    .where('object_id', '=', objectId)
    .where('state', '=', 'standing')
    .where(isDismissal)
    .execute()

/** How much was decided about each member. */
export const countDecisions = (db: Db, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('moderation_decisions')
    .select(['member_id as memberId', sql<number>`count(*)::int`.as('count')])
    .where(ownedIn('member_id', memberIds))
    .where('kind', '<>', 'dismiss')
    .groupBy('member_id')
    .execute()

/** How many reports of what each member did were upheld since a moment; those that an appeal overturned do not count. */
export async function countUpheld(db: Db, memberIds: readonly MemberId[], since: Date): Promise<Map<MemberId, number>> {
  const rows = await db
    .selectFrom('moderation_decisions')
    .select(['member_id as memberId', sql<number>`count(*)::int`.as('count')])
    .where(ownedIn('member_id', memberIds))
    .where('case_id', 'is not', null)
    .where('kind', '<>', 'dismiss')
    .where('appeal_state', '<>', 'granted')
    .where('decided_at', '>=', since)
    .groupBy('member_id')
    .execute()
  return new Map(rows.map(({ memberId, count }) => [memberId, count]))
}

/** Suspensions whose time is over, wherever they lie. */
export const findEndedSuspensions = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('moderation_decisions')
    .select('id')
    .where('state', '=', 'standing')
    .where('kind', '=', 'suspend')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(limit)
    .execute()

/** Appeals that wait, the oldest first. The queue is of the whole site. */
export const findAppeals = (db: Db, after: { at: Date; id: Id } | null, limit: number) =>
  db
    .selectFrom('moderation_decisions')
    .select(columns)
    .where('appeal_state', '=', 'open')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(appealed_at, id) > (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('appealed_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Everything that was decided about a member who goes for good. */
export const deleteDecisionsAbout = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('moderation_decisions').where(owned('member_id', memberId)).execute()
