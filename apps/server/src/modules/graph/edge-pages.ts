import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { EdgePage, EdgeRow } from './follow-lists.queries.ts'

const MOST_ROUNDS = 4

/**
 * A page of a list of edges as the viewer may see it: what `show` leaves out is filled from the next edges, in at most
 * four rounds. The bookmark is the last edge examined.
 */
export async function edgePage<T>(
  page: EdgePage,
  find: (page: EdgePage) => Promise<EdgeRow[]>,
  show: (ids: Id[]) => Promise<T[]>,
): Promise<Page<T[]>> {
  const items: T[] = []
  let { after } = page
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wanted = page.limit - items.length
    const rows = await find({ after, limit: wanted })
    items.push(...(await show(rows.map(({ id }) => id))))
    after = rows.at(-1)?.edgeId ?? after
    if (rows.length < wanted) return { items, next: null }
    if (items.length >= page.limit) break
  }
  return { items, next: after }
}
