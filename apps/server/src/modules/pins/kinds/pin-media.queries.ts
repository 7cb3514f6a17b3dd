import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'
import type { StoredBlock } from './stored-block.ts'

/** A picture or video that a pin shows beside its own picture. */
export interface PinMedium {
  readonly pinId: PinId
  readonly position: number
  readonly kind: 'image' | 'video'
  readonly contentHash: string
  readonly signature: string
  readonly extension: string
  readonly width: number
  readonly height: number
  readonly durationMilliseconds: number | null
  /** Whether it is a video in a ladder of sizes, of which this is the largest. */
  readonly hasLadder: boolean
  /** Whether it is a picture that moves, as it came. */
  readonly isAnimated: boolean
  /** Names of files by language. */
  readonly captions: Readonly<Record<string, string>>
}

/** A page of a story as it is stored. */
export interface PinPage {
  readonly pinId: PinId
  readonly position: number
  readonly id: Id
  readonly blocks: readonly StoredBlock[]
  readonly layout: string
  readonly style: Record<string, number | string>
}

export const findPinMedia = (db: Db, pinIds: readonly PinId[]): Promise<PinMedium[]> =>
  db
    .selectFrom('pin_media')
    .select([
      'pin_id as pinId',
      'position',
      'kind',
      'content_hash as contentHash',
      'signature',
      'extension',
      'width',
      'height',
      'duration_ms as durationMilliseconds',
      'has_ladder as hasLadder',
      'is_animated as isAnimated',
      'captions',
    ])
    .where(ownedIn('pin_id', pinIds))
    .orderBy('pin_id')
    .orderBy('position')
    .execute()

export const findPinPages = (db: Db, pinIds: readonly PinId[]): Promise<PinPage[]> =>
  db
    .selectFrom('pin_pages')
    .select(['pin_id as pinId', 'position', 'id', 'blocks', 'layout', 'style'])
    .where(ownedIn('pin_id', pinIds))
    .orderBy('pin_id')
    .orderBy('position')
    .execute()

export async function insertPinMedia(writer: Writer, media: readonly PinMedium[]): Promise<void> {
  if (media.length === 0) return
  await writer
    .insertInto('pin_media')
    .values(
      media.map((medium) => ({
        bucket: bucketOf(medium.pinId),
        pin_id: medium.pinId,
        position: medium.position,
        kind: medium.kind,
        content_hash: medium.contentHash,
        signature: medium.signature,
        extension: medium.extension,
        width: medium.width,
        height: medium.height,
        duration_ms: medium.durationMilliseconds,
        has_ladder: medium.hasLadder,
        is_animated: medium.isAnimated,
        captions: JSON.stringify(medium.captions),
      })),
    )
    .execute()
}

export async function insertPinPages(writer: Writer, pages: readonly PinPage[]): Promise<void> {
  if (pages.length === 0) return
  await writer
    .insertInto('pin_pages')
    .values(
      pages.map((page) => ({
        bucket: bucketOf(page.pinId),
        pin_id: page.pinId,
        position: page.position,
        id: page.id,
        blocks: JSON.stringify(page.blocks),
        layout: page.layout,
        style: JSON.stringify(page.style),
      })),
    )
    .execute()
}

export const updateCaptions = (
  writer: Writer,
  pinId: PinId,
  position: number,
  captions: Readonly<Record<string, string>>,
) =>
  writer
    .updateTable('pin_media')
    .set({ captions: JSON.stringify(captions) })
    .where(owned('pin_id', pinId))
    .where('position', '=', position)
    .execute()

/** Gives media the addresses they carry here, in one statement. */
export async function updateMediaSignatures(writer: Writer, media: readonly PinMedium[]): Promise<void> {
  await sql`
    update pin_media set signature = given.signature
    from unnest(
      ${media.map(({ pinId }) => bucketOf(pinId))}::smallint[], ${media.map(({ pinId }) => pinId)}::bigint[],
      ${media.map(({ position }) => position)}::smallint[], ${media.map(({ signature }) => signature)}::text[]
    ) as given (bucket, pin_id, position, signature)
    where ${inBucketsOf(
      media.map(({ pinId }) => pinId),
      'pin_media',
    )} and pin_media.bucket = given.bucket and pin_media.pin_id = given.pin_id
      and pin_media.position = given.position
  `.execute(writer)
}
