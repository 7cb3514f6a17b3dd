import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import './statistics.tables.ts'

interface Wanted {
  readonly phrase: string
  readonly people: number
}

/** What several people did not find, in the place of what stood there. */
export async function replaceWantedSearches(writer: Writer, wanted: readonly Wanted[]): Promise<void> {
  await writer.deleteFrom('wanted_searches').where('bucket', '=', 0).execute()
  if (wanted.length === 0) return
  await writer
    .insertInto('wanted_searches')
    .values(wanted.map(({ phrase, people }, place) => ({ bucket: 0, place, phrase, people })))
    .execute()
}

export async function findStoredWantedSearches(db: Db): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select phrase, people from wanted_searches where bucket = 0 order by place
  `.execute(db)
  return rows
}
