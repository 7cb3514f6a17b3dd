import type { Updateable } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './linked-pages.tables.ts'

const pageColumns = [
  'id',
  'address',
  'title',
  'description',
  'site_name as siteName',
  'icon_url as iconUrl',
  'facts',
  'price_before as priceBefore',
  'price_fell_at as priceFellAt',
  'is_broken as isBroken',
] as const

const readPages = compiledByIds((db, ids) =>
  db.selectFrom('linked_pages').select(pageColumns).where(ownedIn('id', ids)),
)

/** What pages say, by their ids. */
export const findLinkedPages = keptByIds(readPages, { most: 3000 })

/** A page as it is stored. */
export type LinkedPage = Awaited<ReturnType<typeof findLinkedPages>>[number]

/** Writes what a page says now. */
export const updateLinkedPage = (writer: Writer, id: Id, says: Updateable<Tables['linked_pages']>) =>
  changing(writer, [id]).updateTable('linked_pages').set(says).where(owned('id', id)).execute()

/** Forgets pages, with all that is noted of them. */
export const deleteLinkedPages = (writer: Writer, ids: readonly Id[]) =>
  changing(writer, ids).deleteFrom('linked_pages').where(ownedIn('id', ids)).execute()
