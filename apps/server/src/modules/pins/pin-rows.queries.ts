import type { BoardId, MemberId, SectionId } from '@pinfold/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { byBucket, inBucketsOf, ofTurn, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiled, compiledByIds, compiledWrite, type Given } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { noteLocked } from '../../platform/db/kept/rows-under-locks.ts'
import { noteWritten } from '../../platform/db/kept/written-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { Held, Writer } from '../../platform/writing/writer.ts'
import './pins.tables.ts'

const pinColumns = [
  'id',
  'pinner_id as pinnerId',
  'board_id as boardId',
  'section_id as sectionId',
  'edge_id as edgeId',
  'kind',
  'is_created as isCreated',
  'aggregate_id as aggregateId',
  'content_hash as contentHash',
  'signature',
  'width',
  'height',
  'extension',
  'is_animated as isAnimated',
  'dominant_color as dominantColor',
  'placeholder',
  'is_public as isListed',
  'has_public_picture as isReadableByAll',
  'title',
  'description',
  'mentions',
  'alt_text as altText',
  'link',
  'domain',
  'is_comments_allowed as isCommentsAllowed',
  'is_similar_products_shown as isSimilarShown',
  'topic_count as topicCount',
  'product_count as productCount',
  'page_count as pageCount',
  'price_micros as priceMicros',
  'price_currency as priceCurrency',
  'availability',
  'withheld_in as withheldIn',
  'is_undiscoverable as isUndiscoverable',
  'veil',
  'created_at as createdAt',
] as const

const readPins = compiledByIds((db, ids) => db.selectFrom('pins').select(pinColumns).where(ownedIn('id', ids)))

export const findPins = keptByIds(readPins, { most: 3000 })

/** A pin as it is stored. */
export type PinRow = Awaited<ReturnType<typeof findPins>>[number]

/** Locks the pins, in (bucket, id) order. */
export async function lockPins(tx: Tx, ids: readonly Id[]): Promise<[Held<'pin'>, PinRow[]]> {
  const pins = await byBucket(ids, (some) =>
    tx
      .selectFrom('pins')
      .select(pinColumns)
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  return [hold(tx, 'pin'), pins]
}

/** Keeps a pin's picture and aggregate as they are until the transaction ends, while others may read and hold it too. */
export async function holdPin(tx: Tx, id: Id) {
  const [pin] = await holdPins(tx, id)
  if (pin) noteLocked(tx, findPins, [pin])
  return [hold(tx, 'pin'), pin] as const
}

const holdPins = compiled((db, id: Given<Id>) =>
  db.selectFrom('pins').select(pinColumns).where(owned('id', id)).forShare(),
)

/** Holds many in the same way, in (bucket, id) order. */
export async function holdManyPins(tx: Tx, ids: readonly Id[]) {
  const pins = await byBucket(ids, (some) =>
    tx
      .selectFrom('pins')
      .select(['id', 'aggregate_id as aggregateId', 'signature', 'has_public_picture as isReadableByAll'])
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forShare()
      .execute(),
  )
  return [hold(tx, 'pin'), pins] as const
}

type NewPinRow = Required<Omit<Insertable<Tables['pins']>, 'bucket' | 'withheld_in' | 'is_undiscoverable'>>

const newPinColumns = [
  'id',
  'pinner_id',
  'board_id',
  'section_id',
  'edge_id',
  'kind',
  'is_created',
  'aggregate_id',
  'content_hash',
  'signature',
  'width',
  'height',
  'extension',
  'is_animated',
  'dominant_color',
  'placeholder',
  'is_public',
  'has_public_picture',
  'title',
  'description',
  'mentions',
  'alt_text',
  'link',
  'domain',
  'saved_from_pin_id',
  'is_comments_allowed',
  'is_similar_products_shown',
  'topic_count',
  'product_count',
  'page_count',
  'price_micros',
  'price_currency',
  'availability',
  'veil',
  'created_at',
] as const satisfies (keyof NewPinRow)[]

/** Writes a pin. */
export async function insertPin(writer: Writer, pin: NewPinRow): Promise<void> {
  noteWritten(writer, findPins, await insertPinRow(writer, pin))
}

const insertPinRow = compiledWrite((writer, pin: Given<NewPinRow>) => {
  const values = newPinColumns.map((column) => [column, pin.as((row) => row[column]).sql])
  const bucket = pin.as(({ id }) => bucketOf(id)).sql
  const row = { ...(Object.fromEntries(values) as NewPinRow), bucket }
  return writer.insertInto('pins').values(row).returning(pinColumns)
})

export const insertPins = (writer: Writer, pins: readonly Omit<Insertable<Tables['pins']>, 'bucket'>[]) =>
  writer
    .insertInto('pins')
    .values(pins.map((pin) => ({ ...pin, bucket: bucketOf(pin.id) })))
    .execute()

/** Says where each pin is now, in one statement. */
export const updatePinPlaces = (
  writer: Writer,
  places: readonly { id: Id; boardId: BoardId | null; sectionId: SectionId | null; edgeId: Id | null }[],
) =>
  sql`
    update pins set board_id = given.board_id, section_id = given.section_id, edge_id = given.edge_id
    from unnest(
      ${places.map(({ id }) => bucketOf(id))}::smallint[], ${places.map(({ id }) => id)}::bigint[],
      ${places.map(({ boardId }) => boardId)}::bigint[], ${places.map(({ sectionId }) => sectionId)}::bigint[],
      ${places.map(({ edgeId }) => edgeId)}::bigint[]
    ) as given (bucket, id, board_id, section_id, edge_id)
    where ${inBucketsOf(
      places.map(({ id }) => id),
      'pins',
    )} and pins.bucket = given.bucket and pins.id = given.id
  `.execute(
    changing(
      writer,
      places.map(({ id }) => id),
    ),
  )

export const updatePinRow = (writer: Writer, id: Id, changes: Updateable<Tables['pins']>) =>
  changing(writer, [id]).updateTable('pins').set(changes).where(owned('id', id)).execute()

export const deletePinRows = (writer: Writer, ids: readonly Id[]) =>
  changing(writer, ids).deleteFrom('pins').where(ownedIn('id', ids)).execute()

/** The flags and addresses that follow from who may see a pin, for many pins in one statement. */
export async function updatePinSights(
  writer: Writer,
  sights: readonly { id: Id; isListed: boolean; isReadableByAll: boolean; aggregateId: Id; signature: string }[],
): Promise<void> {
  await sql`
    update pins set is_public = given.is_public, has_public_picture = given.has_public_picture,
      aggregate_id = given.aggregate_id, signature = given.signature
    from unnest(
      ${sights.map(({ id }) => bucketOf(id))}::smallint[], ${sights.map(({ id }) => id)}::bigint[],
      ${sights.map(({ isListed }) => isListed)}::boolean[], ${sights.map(({ isReadableByAll }) => isReadableByAll)}::boolean[],
      ${sights.map(({ aggregateId }) => aggregateId)}::bigint[], ${sights.map(({ signature }) => signature)}::text[]
    ) as given (bucket, id, is_public, has_public_picture, aggregate_id, signature)
    where ${inBucketsOf(
      sights.map(({ id }) => id),
      'pins',
    )} and pins.bucket = given.bucket and pins.id = given.id
  `.execute(
    changing(
      writer,
      // Who made a picture is known by its aggregate.
      sights.flatMap(({ id, aggregateId }) => [id, aggregateId]),
    ),
  )
}

/** The pin is on a board of the viewer's, or on one they collaborate on: their own list of boards tells. */
export const isOnTeam = (viewerId: MemberId | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`pins.board_id in (select board_id from member_boards where ${owned('member_id', viewerId, 'member_boards')})`

/** The newest pins that are listed for everybody. */
export const findNewestPublicPinIds = (db: Db, page: { after: Id | null; limit: number }) =>
  db
    .selectFrom('pins')
    .select('id')
    .where('is_public', '=', true)
    .where('has_public_picture', '=', true)
    .$if(page.after !== null, (query) => query.where('id', '<', page.after ?? '0'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** The next pins of a member by id, for work that walks all of them. */
export const findPinIdsAfter = (db: Db, memberId: MemberId, after: Id, limit: number) =>
  db
    .selectFrom('pins')
    .select('id')
    .where(owned('pinner_id', memberId))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Sets the section of all the pins. */
export const updatePinSections = (writer: Writer, ids: readonly Id[], sectionId: SectionId | null) =>
  changing(writer, ids).updateTable('pins').set({ section_id: sectionId }).where(ownedIn('id', ids)).execute()
