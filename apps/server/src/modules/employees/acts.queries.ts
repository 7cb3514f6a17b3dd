import type { EmployeeRole, MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './employees.tables.ts'

/** The whole log lies here: acts are few, and read together. */
export const ACTS_BUCKET = 0

interface NewAct {
  readonly id: Id
  readonly actorId: MemberId | null
  readonly actorName: string
  readonly roles: readonly EmployeeRole[]
  readonly kind: string
  readonly thing: { readonly type: string; readonly id: string }
  readonly concerned: MemberId | null
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
  readonly madeAt: Date
}

export const insertAct = (writer: Writer, act: NewAct) =>
  writer
    .insertInto('admin_acts')
    .values({
      bucket: ACTS_BUCKET,
      id: act.id,
      actor_id: act.actorId,
      actor_name: act.actorName,
      roles: [...act.roles],
      kind: act.kind,
      thing_type: act.thing.type,
      thing_id: act.thing.id,
      concerned_id: act.concerned,
      reason: act.reason,
      before: JSON.stringify(act.before),
      after: JSON.stringify(act.after),
      made_at: act.madeAt,
    })
    .execute()

/** Which acts of the log are wanted. */
export interface ActFilter {
  readonly actorId?: MemberId | undefined
  readonly kind?: string | undefined
  readonly thingType?: string | undefined
  readonly thingId?: string | undefined
  readonly concernedId?: MemberId | undefined
}

/** Newest first, after the last one of the page before. */
export function findActs(db: Db, filter: ActFilter, page: { after: Id; limit: number }) {
  const { actorId, kind, thingType, thingId, concernedId } = filter
  let acts = db
    .selectFrom('admin_acts')
    .select([
      'id',
      'actor_id as actorId',
      'actor_name as actorName',
      'roles',
      'kind',
      'thing_type as thingType',
      'thing_id as thingId',
      'concerned_id as concernedId',
      'reason',
      'before',
      'after',
      'made_at as madeAt',
    ])
    .where('bucket', '=', ACTS_BUCKET)
    .where('id', '<', page.after)
  if (actorId !== undefined) acts = acts.where('actor_id', '=', actorId)
  if (kind !== undefined) acts = acts.where('kind', '=', kind)
  if (thingType !== undefined) acts = acts.where('thing_type', '=', thingType)
  if (thingId !== undefined) acts = acts.where('thing_id', '=', thingId)
  if (concernedId !== undefined) acts = acts.where('concerned_id', '=', concernedId)
  return acts.orderBy('id', 'desc').limit(page.limit).execute()
}

/** An act as the log has it. */
export type ActRow = Awaited<ReturnType<typeof findActs>>[number]
