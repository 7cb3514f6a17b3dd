import type { BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import { ofSource, type PinSource } from '../pins/index.ts'
import './operations.tables.ts'

const columns = [
  'id',
  'actor_id as actorId',
  'kind',
  'from_board_id as fromBoardId',
  'to_board_id as toBoardId',
  'section_id as sectionId',
  'board_ids as boardIds',
  'pin_count as pinCount',
  'done_count as doneCount',
] as const

export type OperationKind = Tables['board_operations']['kind']

const lockedOperation = (tx: Tx, id: Id) =>
  tx.selectFrom('board_operations').select(columns).where(owned('id', id)).forUpdate()

/** The operation, locked; undefined where it is over, or somebody else is at it. */
export const lockOperation = (tx: Tx, id: Id) => lockedOperation(tx, id).skipLocked().executeTakeFirst()

/** The operation, locked as soon as nobody else is at it; undefined where it is over. */
export const awaitOperation = (tx: Tx, id: Id) => lockedOperation(tx, id).executeTakeFirst()

export type OperationRow = NonNullable<Awaited<ReturnType<typeof lockOperation>>>

export const insertOperation = (writer: Writer, operation: Omit<OperationRow, 'doneCount'>, now: Date) =>
  writer
    .insertInto('board_operations')
    .values({
      bucket: bucketOf(operation.id),
      id: operation.id,
      actor_id: operation.actorId,
      kind: operation.kind,
      from_board_id: operation.fromBoardId,
      to_board_id: operation.toBoardId,
      section_id: operation.sectionId,
      board_ids: [...operation.boardIds],
      pin_count: operation.pinCount,
      touched_at: now,
    })
    .execute()

export const setPinCount = (writer: Writer, id: Id, pinCount: number) =>
  writer.updateTable('board_operations').set({ pin_count: pinCount }).where(owned('id', id)).execute()

/** A pin on the list of an operation: the section it goes to, and the board it was on when it was chosen. */
interface ListedPin {
  readonly pinId: PinId
  readonly sectionId: SectionId | null
  readonly fromBoardId: BoardId | null
}

/** Puts named pins on the operation's list. */
export const listPins = (writer: Writer, operationId: Id, pins: readonly ListedPin[]) =>
  sql`
    insert into board_operation_pins (bucket, operation_id, position, pin_id, section_id, from_board_id)
    select ${bucketOf(operationId)}::smallint, ${operationId}::bigint, given.position, given.pin_id, given.section_id,
      given.from_board_id
    from unnest(
      ${pins.map(({ pinId }) => pinId)}::bigint[], ${pins.map(({ sectionId }) => sectionId)}::bigint[],
      ${pins.map(({ fromBoardId }) => fromBoardId)}::bigint[]
    ) with ordinality as given (pin_id, section_id, from_board_id, position)
  `.execute(writer)

/**
 * Puts all pins of the source on the operation's list, in the order they came; each goes to the section that the map
 * names for its own, or all to one. Answers how many.
 */
export async function listPinsOf(
  writer: Writer,
  operationId: Id,
  source: PinSource,
  to: { readonly sectionId: SectionId | null } | ReadonlyMap<Id, Id>,
): Promise<number> {
  const edges = await writer
    .selectFrom('board_pins')
    .select(['pin_id as pinId', 'section_id as sectionId', 'board_id as fromBoardId'])
    .where(ofSource(source))
    .orderBy('edge_id')
    .execute()
  const sectionOf = (from: SectionId | null) =>
    'sectionId' in to ? to.sectionId : from === null ? null : (to.get(from) ?? null)
  await listPins(
    writer,
    operationId,
    edges.map((edge) => ({ ...edge, sectionId: sectionOf(edge.sectionId) })),
  )
  return edges.length
}

/** Takes the next pins off the operation's list: all up to a position, which is a range of the key however long the list is. */
export async function takeListed(writer: Writer, operationId: Id, limit: number): Promise<ListedPin[]> {
  const rows = await writer
    .deleteFrom('board_operation_pins')
    .where(owned('operation_id', operationId))
    .where('position', '<=', (eb) =>
      eb
        .selectFrom((from) =>
          from
            .selectFrom('board_operation_pins')
            .select('position')
            .where(owned('operation_id', operationId))
            .orderBy('position')
            .limit(limit)
            .as('next'),
        )
        .select(({ fn }) => fn.max('next.position').as('last')),
    )
    .returning(['position', 'pin_id as pinId', 'section_id as sectionId', 'from_board_id as fromBoardId'])
    .execute()
  return rows.toSorted((a, b) => a.position - b.position)
}

/** Notes how far it is. */
export const setDone = (writer: Writer, id: Id, doneCount: number, now: Date) =>
  writer
    .updateTable('board_operations')
    .set({ done_count: doneCount, failure_count: 0, touched_at: now })
    .where(owned('id', id))
    .execute()

/** Counts a batch that failed; answers how many failed in a row. */
export async function countFailure(writer: LoneWriter, id: Id): Promise<number> {
  const row = await writer
    .updateTable('board_operations')
    .set({ failure_count: sql`failure_count + 1` })
    .where(owned('id', id))
    .returning('failure_count as count')
    .executeTakeFirst()
  return row?.count ?? 0
}

/** The operation goes, with what is left on its list. */
export const deleteOperation = (writer: Writer, id: Id) =>
  writer.deleteFrom('board_operations').where(owned('id', id)).execute()

/** Operations that nobody touched since the moment, longest ago first. */
export async function findUntouchedSince(db: Db, moment: Date, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('board_operations')
    .select('id')
    .where('touched_at', '<=', moment)
    .orderBy('touched_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const touchOperations = (writer: Writer, ids: readonly Id[], now: Date) =>
  writer.updateTable('board_operations').set({ touched_at: now }).where(ownedIn('id', ids)).execute()

/** Which of the operations there are. */
export async function findOperations(db: Db, ids: readonly Id[]): Promise<Set<Id>> {
  const rows = await db.selectFrom('board_operations').select('id').where(ownedIn('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What a member asked for and is not done. */
export const findOperationsBy = (db: Db, actorId: MemberId) =>
  db.selectFrom('board_operations').select(['id', 'board_ids as boardIds']).where(owned('actor_id', actorId)).execute()
