import type { Db } from '../../platform/db/db.ts'
import { findLinkedPages, type LinkedPage } from './linked-pages.queries.ts'
import { pageIdOfLink } from './page-address.ts'

interface Linking {
  readonly link: string
}

/** What is known of the pages that these lead to: one statement at most, none where nothing has a link or all are kept. */
export async function pagesOfLinks<L extends Linking>(
  db: Db,
  linking: readonly L[],
): Promise<(one: L) => LinkedPage | undefined> {
  const ids = new Set(linking.flatMap((one) => pageIdOfLink(one) ?? []))
  if (ids.size === 0) return () => undefined
  const pages = new Map((await findLinkedPages(db, [...ids])).map((page) => [page.id, page]))
  return (one) => pages.get(pageIdOfLink(one) ?? '')
}
