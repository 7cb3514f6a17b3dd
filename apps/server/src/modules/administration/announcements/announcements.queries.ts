import type { AnnouncementAudience } from '@pinfold/contract'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Held } from '../../../platform/writing/writer.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { ActWriter } from '../../employees/index.ts'
import './announcements.tables.ts'

/** All announcements lie here. */
export const ANNOUNCEMENTS_BUCKET = 0

/** At most so many show or wait to be shown; more than one at a time is rare. */
const MOST_AHEAD = 50

/** What is announced, to whom and when. */
export interface AnnouncementFacts {
  readonly texts: Readonly<Record<string, string>>
  readonly audience: AnnouncementAudience
  readonly link: string
  readonly isDismissible: boolean
  readonly startsAt: Date
  readonly endsAt: Date
}

const selectAnnouncements = (db: Db) =>
  db
    .selectFrom('announcements')
    .select([
      'id',
      'texts',
      'audience',
      'link',
      'is_dismissible as isDismissible',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('bucket', '=', ANNOUNCEMENTS_BUCKET)

/** Newest first, after the last one of the page before. */
export const findAnnouncements = (db: Db, page: { after: Id; limit: number }) =>
  selectAnnouncements(db).where('id', '<', page.after).orderBy('id', 'desc').limit(page.limit).execute()

/** An announcement with its id, and when it was withdrawn. */
export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number]

/** Those that show now or will, the newest first. */
export const findAhead = (db: Db, now: Date) =>
  selectAnnouncements(db)
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('id', 'desc')
    .limit(MOST_AHEAD)
    .execute()

export const findAnnouncement = (db: Db, id: Id) => selectAnnouncements(db).where('id', '=', id).executeTakeFirst()

export async function lockAnnouncement(tx: Tx, id: Id): Promise<[Held<'announcement'>, AnnouncementRow | undefined]> {
  return [hold(tx, 'announcement'), await selectAnnouncements(tx).where('id', '=', id).forUpdate().executeTakeFirst()]
}

const columnsOf = (facts: AnnouncementFacts) => ({
  texts: JSON.stringify(facts.texts),
  audience: facts.audience,
  link: facts.link,
  is_dismissible: facts.isDismissible,
  starts_at: facts.startsAt,
  ends_at: facts.endsAt,
})

export const insertAnnouncement = (writer: ActWriter, id: Id, facts: AnnouncementFacts) =>
  writer
    .insertInto('announcements')
    .values({ bucket: ANNOUNCEMENTS_BUCKET, id, ...columnsOf(facts), withdrawn_at: null })
    .execute()

export const updateAnnouncement = (writer: ActWriter, id: Id, facts: AnnouncementFacts) =>
  writer
    .updateTable('announcements')
    .set(columnsOf(facts))
    .where('bucket', '=', ANNOUNCEMENTS_BUCKET)
    .where('id', '=', id)
    .execute()

export const setWithdrawn = (writer: ActWriter, id: Id, at: Date) =>
  writer
    .updateTable('announcements')
    .set({ withdrawn_at: at })
    .where('bucket', '=', ANNOUNCEMENTS_BUCKET)
    .where('id', '=', id)
    .execute()
