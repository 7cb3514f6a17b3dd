import type { Db } from './platform/db/db.ts'
import { hearOnce } from './platform/db/kept/answer-scope.ts'
import { keeperOf } from './platform/db/kept/row-keeper.ts'
import type { PageCache } from './platform/http/page-cache.ts'

/** What is kept for visitors is as new as kept rows: before it is looked up, it is heard what changed; false where it cannot be. */
export function keepUntilRowsChange(pages: Pick<PageCache, 'purge' | 'drop' | 'askFirst'>, db: Db): boolean {
  const keeper = keeperOf(db)
  if (keeper === undefined) return false
  keeper.onChanged((ids) => (ids === null ? pages.purge() : pages.drop(ids)))
  pages.askFirst(async () => void (await hearOnce(keeper.hear)))
  return true
}
