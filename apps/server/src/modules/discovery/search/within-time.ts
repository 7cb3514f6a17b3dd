import { type Db, transact } from '../../../platform/db/db.ts'
import { limitTime } from './time-limit.queries.ts'

/** Milliseconds that one search may cost the database. */
const MOST_MILLISECONDS = 250

/** PostgreSQL: the statement was stopped. */
const STOPPED = '57014'

/** What the search answers; what `instead` does where the database was stopped because it took too long. */
export async function withinTime<T>(
  db: Db,
  search: (db: Db) => Promise<T>,
  instead: () => Promise<T>,
  most = MOST_MILLISECONDS,
): Promise<T> {
  try {
    return await transact(db, async (tx) => {
      // Both go out at once; where the first fails, so does the second.
      const limit = limitTime(tx, most)
      limit.catch(() => undefined)
      const found = await search(tx)
      await limit
      return found
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === STOPPED) return instead()
    throw error
  }
}
