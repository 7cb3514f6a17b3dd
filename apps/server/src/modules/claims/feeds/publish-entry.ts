import { type ErrorCode, limits, pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { type FeedEntry, fetchedUpload, type FetchUploadDeps, readPage, type ReadPageDeps } from '../../links/index.ts'
import { createPinIn } from '../../pins/index.ts'
import { dayOf } from './feed-day.ts'
import { findEntries, type FeedRow, lockFeed, noteEntry, updateFeed } from './feeds.queries.ts'

/** What publishing an entry needs. */
export type PublishEntryDeps = FetchUploadDeps & ReadPageDeps & { readonly publicUrl: URL; readonly mediaUrl: string }

/** `stop`: nothing more can be published now; `failed`: this entry may be tried again. */
export type Published = 'done' | 'failed' | 'stop' | 'board_gone'

interface Wanted {
  readonly feed: FeedRow
  readonly key: string
  readonly entry: FeedEntry
  /** How often it failed before. */
  readonly failures: number
}

const PICTURES_FAULTS: ReadonlySet<ErrorCode> = new Set([
  'invalid_image',
  'invalid_link',
  'page_unreachable',
  'page_too_slow',
  'body_too_large',
  'rule_broken',
])
const BOARD_FAULTS: ReadonlySet<ErrorCode> = new Set(['board_not_found', 'not_allowed', 'board_archived'])

/** Makes a pin of an entry: its picture is brought in, then pin and note are written together, both or neither. */
export async function publishEntry(deps: PublishEntryDeps, viewer: Member, wanted: Wanted): Promise<Published> {
  try {
    const { entry } = wanted
    const imageUrl = entry.pictureUrl ?? (await readPage(deps, entry.link)).pictures[0]?.url
    if (imageUrl === undefined) return await fail(deps, wanted, 'for good')
    const uploadId = await fetchedUpload(deps, viewer, { imageUrl, pageUrl: entry.link })
    return await write(deps, viewer, wanted, uploadId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (BOARD_FAULTS.has(error.code)) return 'board_gone'
    // A rate, the storage, or a board that is at work: all that follows would fail alike.
    return PICTURES_FAULTS.has(error.code) ? fail(deps, wanted, 'for now') : 'stop'
  }
}

const write = (deps: PublishEntryDeps, viewer: Member, { feed, key, entry }: Wanted, uploadId: string) =>
  inTransaction(deps.db, 'publish-feed-entry', async (tx): Promise<Published> => {
    const now = deps.clock.now()
    const day = dayOf(now)
    const [, locked] = await lockFeed(tx, feed.id, day)
    if (locked?.state !== 'active' || locked.dayCount >= limits.siteFeeds.entriesADay) return 'stop'
    const [known] = await findEntries(tx, feed.id, [key])
    if (known && known.pinId !== null) return 'done'
    const pinId = await createPinIn(deps, tx, viewer, pinOf(entry, locked, uploadId))
    const writer = writeAsSystem(tx, 'the entry became the pin that was just allowed')
    await noteEntry(writer, { feedId: feed.id, key, pinId, failures: 0, now })
    await updateFeed(writer, feed.id, {
      day,
      day_count: locked.dayCount + 1,
      published_count: locked.publishedCount + 1,
    })
    return 'done'
  })

/** As anybody asks for a pin. Throws `rule_broken` for words that none may have. */
function pinOf(entry: FeedEntry, feed: Pick<FeedRow, 'boardId'>, uploadId: string) {
  const wanted = pinResource.create.options.safeParse({
    method: 'uploaded',
    upload_id: uploadId,
    board_id: feed.boardId,
    title: entry.title,
    description: entry.description,
    link: entry.link,
  })
  if (!wanted.success) throw new AppError('rule_broken')
  return wanted.data
}

const LAST_TRY = 99

const fail = (deps: PublishEntryDeps, { feed, key, failures }: Wanted, how: 'for now' | 'for good') =>
  inTransaction(deps.db, 'fail-feed-entry', async (tx): Promise<Published> => {
    const now = deps.clock.now()
    await lockFeed(tx, feed.id, dayOf(now))
    const writer: Writer = writeAsSystem(tx, 'its picture decides it')
    const count = how === 'for good' ? LAST_TRY : failures + 1
    await noteEntry(writer, { feedId: feed.id, key, pinId: null, failures: count, now })
    return 'failed'
  })
