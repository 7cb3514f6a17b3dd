import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { byBucket, ofTurn, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findOpenAggregates } from '../../aggregates/index.ts'
import '../../pins/index.ts'

/** Who has pins on the board. */
export async function findPinnersOn(tx: Tx, boardId: BoardId): Promise<Id[]> {
  const rows = await tx
    .selectFrom('board_pins')
    .select('pinner_id as id')
    .distinct()
    .where(owned('board_id', boardId))
    .execute()
  return rows.map(({ id }) => id)
}

/** All pins of the board. */
export async function findPinsOn(tx: Tx, boardId: BoardId): Promise<PinId[]> {
  const rows = await tx.selectFrom('board_pins').select('pin_id as id').where(owned('board_id', boardId)).execute()
  return rows.map(({ id }) => id)
}

/** Locks the pins, in (bucket, id) order; answers how many of each pinner's count as public. */
export const lockPinsToHide = (
  tx: Tx,
  pinIds: readonly PinId[],
): Promise<{ pinnerId: MemberId; pins: number; created: number; stories: number }[]> =>
  byBucket(pinIds, async (some) => {
    const { rows } = await sql<{ pinnerId: MemberId; pins: number; created: number; stories: number }>`
      with locked as materialized (
        select pinner_id, is_public, is_created, kind from pins where ${ofTurn('id', some)} order by bucket, id for update
      )
      select pinner_id as "pinnerId", count(*)::int as pins, (count(*) filter (where is_created))::int as created,
        (count(*) filter (where is_created and kind = 'story'))::int as stories
      from locked where is_public group by pinner_id
    `.execute(tx)
    return rows
  })

/** Locks the aggregates that the locked pins share with others, in (bucket, id) order. */
export async function lockSharedAggregates(tx: Tx, pinIds: readonly PinId[]): Promise<void> {
  const carried = await tx
    .selectFrom('pins')
    .select('aggregate_id as id')
    .distinct()
    .where(ownedIn('id', pinIds))
    .execute()
  const shared = await tx
    .selectFrom('aggregates')
    .select('id')
    .where(
      ownedIn(
        'id',
        carried.map(({ id }) => id),
      ),
    )
    .where('save_count', '>', 0)
    .execute()
  await byBucket(
    shared.map(({ id }) => id),
    (some) =>
      tx
        .selectFrom('aggregates')
        .select('id')
        .where(ofTurn('id', some))
        .orderBy('bucket')
        .orderBy('id')
        .forUpdate()
        .execute(),
  )
}

/** None of the pins is public any more, nor is its picture. */
export const hidePins = (writer: Writer, pinIds: readonly PinId[]) =>
  changing(writer, pinIds)
    .updateTable('pins')
    .set({ is_public: false, has_public_picture: false })
    .where(ownedIn('id', pinIds))
    .where((eb) => eb.or([eb('is_public', '=', true), eb('has_public_picture', '=', true)]))
    .execute()

/** A hidden pin whose aggregate is still public. */
export interface OpenPin {
  readonly id: Id
  readonly kind: 'picture' | 'video' | 'story'
  readonly signature: string
  /** Everybody may still see the picture: it is a public pin's, too. */
  readonly isPictureOfPublic: boolean
}

/** Those of the pins that are hidden while their aggregates are public. */
export async function findOpenPins(tx: Tx, pinIds: readonly PinId[]): Promise<OpenPin[]> {
  const hidden = await tx
    .selectFrom('pins')
    .select(['id', 'kind', 'signature', 'aggregate_id as aggregateId'])
    .where(ownedIn('id', pinIds))
    .where('has_public_picture', '=', false)
    .execute()
  const open = await findOpenAggregates(
    tx,
    hidden.map(({ aggregateId }) => aggregateId),
  )
  const ofPublic = await findAggregatesOfPublic(tx, [...open])
  return hidden
    .filter(({ aggregateId }) => open.has(aggregateId))
    .map(({ aggregateId, ...pin }) => ({ ...pin, isPictureOfPublic: ofPublic.has(aggregateId) }))
}

/** Which of the aggregates a pin with a public picture carries. Pins of one lie in many buckets. */
async function findAggregatesOfPublic(tx: Tx, aggregateIds: readonly Id[]): Promise<Set<Id>> {
  // Only the first of each is looked for, however many there are.
  const { rows } = await sql<{ id: Id }>`
    select carried.id from unnest(${[...aggregateIds]}::bigint[]) as carried (id) where exists (
      select 1 from pins where pins.aggregate_id = carried.id and pins.has_public_picture
    )`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
