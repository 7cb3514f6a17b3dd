import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { messagesBy } from '../../messaging/index.ts'
import { memberData } from './member-data.ts'
import { commentsOf, type DataRow, partsOf, rowsOf, sectionsOf } from './member-data.queries.ts'

const AT_ONCE = 500

/** All that is known of a member, by the name of its file. */
export type MemberData = ReadonlyMap<string, readonly DataRow[]>

/** Reads everything of the member, in pages by key. */
export async function collectData(db: Db, memberId: Id): Promise<MemberData> {
  const data = new Map<string, DataRow[]>()
  for (const source of memberData) data.set(source.file, await all(rowsOf(db, source, memberId)))
  data.set('comments', await all(commentsOf(db, memberId)))
  data.set('messages', await all(messagesBy(db, memberId)))
  const boardIds = (data.get('boards') ?? []).map((row) => String(row['id']))
  const sections: DataRow[] = []
  for (const ids of batches(boardIds)) sections.push(...(await sectionsOf(db, ids)))
  data.set('sections', sections)
  const rich = (data.get('pins') ?? []).filter((row) => row['kind'] !== 'picture').map((row) => String(row['id']))
  const [pages, media]: [DataRow[], DataRow[]] = [[], []]
  for (const ids of batches(rich)) {
    const parts = await partsOf(db, ids)
    pages.push(...parts.pages)
    media.push(...parts.media)
  }
  return data.set('story-pages', pages).set('story-media', media)
}

async function all(pages: AsyncGenerator<DataRow[]>): Promise<DataRow[]> {
  const rows: DataRow[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}

function* batches(ids: readonly Id[]): Generator<readonly Id[]> {
  for (let start = 0; start < ids.length; start += AT_ONCE) yield ids.slice(start, start + AT_ONCE)
}
