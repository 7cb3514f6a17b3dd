import type { MemberId, PinId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../../platform/db/by-bucket.ts'
import type { DataPage } from '../../../../platform/db/data-source.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Id } from '../../../../platform/ids/ids.ts'

interface Page {
  readonly memberId: MemberId
  readonly after: string | null
  readonly limit: number
}

const FIRST = '-1'
/** A story has twenty pages at most. */
const STORIES_AT_ONCE = 50

/** What the member wrote under pins. Two statements. */
export async function readCommentsBy(db: Db, { memberId, after, limit }: Page): Promise<DataPage> {
  const written = await db
    .selectFrom('authored_comments')
    .select('comment_id as id')
    .where(owned('member_id', memberId))
    .where('comment_id', '>', after ?? FIRST)
    .orderBy('comment_id')
    .limit(limit)
    .execute()
  const ids = written.map(({ id }) => id)
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'pin_id', 'parent_id', 'text', 'created_at'])
    .where(ownedIn('id', ids))
    .orderBy('id')
    .execute()
  return { rows, next: ids.length < limit ? null : (ids.at(-1) ?? null) }
}

/** The next stories and videos of the member. */
async function nextRichPins(db: Db, { memberId, after }: Page): Promise<{ ids: Id[]; next: string | null }> {
  const pins = await db
    .selectFrom('pins')
    .select('id')
    .where(owned('pinner_id', memberId))
    .where('kind', '!=', 'picture')
    .where('id', '>', after ?? FIRST)
    .orderBy('id')
    .limit(STORIES_AT_ONCE)
    .execute()
  const ids = pins.map(({ id }) => id)
  return { ids, next: ids.length < STORIES_AT_ONCE ? null : (ids.at(-1) ?? null) }
}

/** The pages of stories. Two statements. */
export async function readStoryPages(db: Db, page: Page): Promise<DataPage> {
  const { ids, next } = await nextRichPins(db, page)
  const rows = await db
    .selectFrom('pin_pages')
    .select(['pin_id', 'position', 'blocks', 'layout'])
    .where(ownedIn('pin_id', ids))
    .orderBy('pin_id')
    .orderBy('position')
    .execute()
  return { rows, next }
}

/** The further pictures of stories, and the videos of pins. Two statements. */
export async function readStoryMedia(db: Db, page: Page): Promise<DataPage> {
  const { ids, next } = await nextRichPins(db, page)
  return { rows: await mediaOf(db, ids), next }
}

/** How often and how long the videos of pins were played, by people who allowed that it is counted. Two statements. */
export async function readVideoPlays(db: Db, page: Page): Promise<DataPage> {
  const { ids, next } = await nextRichPins(db, page)
  const rows = await db
    .selectFrom('video_plays')
    .select((eb) => ['pin_id', eb.fn.sum<string>('play_count').as('plays')])
    .select((eb) => eb.fn.sum<string>('watched_ms').as('watched_ms'))
    .where(ownedIn('pin_id', ids))
    .groupBy('pin_id')
    .orderBy('pin_id')
    .execute()
  return { rows, next }
}

/** The pictures and videos beside those pins' own pictures; whether the member made the pin is said with each. */
export const mediaOf = (db: Db, pinIds: readonly PinId[]) =>
  db
    .selectFrom('pin_media as medium')
    .innerJoin('pins', (join) => join.onRef('pins.bucket', '=', 'medium.bucket').onRef('pins.id', '=', 'medium.pin_id'))
    .select(['medium.pin_id', 'medium.position', 'medium.kind', 'medium.content_hash', 'medium.extension'])
    .select(['medium.captions', 'pins.is_created'])
    .where(ownedIn('pin_id', pinIds, 'medium'))
    .orderBy('medium.pin_id')
    .orderBy('medium.position')
    .execute()

/** A picture or video beside a pin's own picture. */
export type MediumRow = Awaited<ReturnType<typeof mediaOf>>[number]
