import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteLinkedPages } from './linked-pages.queries.ts'
import { pageAddress, pageIdOf } from './page-address.ts'
import { deleteEdges, insertEdges, insertPages, lockUnusedReads } from './reads.queries.ts'

declare module '../../platform/events/outbox.ts' {
  interface Events {
    /** A pin leads to a page that nobody has read. */
    'page.linked': { pageId: string }
  }
}

/** A pin, and where it leads or led. */
export interface PinLink {
  readonly pinId: Id
  readonly link: string
}

/** Notes where pins lead; pages that are new get known, and are read soon. Repeating it changes nothing. */
export async function followLinks(deps: WriteDeps, links: readonly PinLink[]): Promise<void> {
  const edges = edgesOf(links)
  if (edges.length === 0) return
  const pages = [...new Map(edges.map(({ pageId, address }) => [pageId, { id: pageId, address }])).values()]
  await inTransaction(deps.db, 'follow-links', async (tx) => {
    const writer = writeAsSystem(tx, 'pages follow the pins')
    const made = await insertPages(writer, pages, deps.clock.now())
    await insertEdges(writer, edges)
    const news = made.map((pageId) => ({ bucket: bucketOf(pageId), payload: { pageId } }))
    await deps.outbox.emitAll(writer, 'page.linked', news)
  })
}

/** Notes where pins lead no more. Pages that nothing leads to are forgotten. */
export async function leaveLinks(deps: WriteDeps, links: readonly PinLink[]): Promise<void> {
  const edges = edgesOf(links)
  if (edges.length === 0) return
  await inTransaction(deps.db, 'leave-links', async (tx) => {
    const writer = writeAsSystem(tx, 'pages follow the pins')
    const left = await deleteEdges(writer, edges)
    const unused = left.length === 0 ? [] : await lockUnusedReads(tx, left)
    if (unused.length > 0)
      await deleteLinkedPages(
        writer,
        unused.map(({ pageId }) => pageId),
      )
  })
}

function edgesOf(links: readonly PinLink[]) {
  const edges = links.flatMap(({ pinId, link }) => {
    const address = pageAddress(link)
    return address === null ? [] : [{ pinId, address, pageId: pageIdOf(address) }]
  })
  // Who comes in one order waits for nobody who waits for them.
  return edges.toSorted((a, b) => (a.pageId < b.pageId ? -1 : a.pageId > b.pageId ? 1 : 0))
}
