import { domainOf } from '../../apps/server/src/modules/pins/pin-words.ts'
import { pageAddress, pageIdOf } from '../../apps/server/src/modules/linked-pages/page-address.ts'
import { bucketOf } from '../../apps/server/src/platform/ids/ids.ts'
import '../../apps/server/src/modules/linked-pages/linked-pages.tables.ts'
import type { Row } from './bulk.queries.ts'

/** Later than any run: the pages were read, and nothing of them is there to be read again. */
const DUE = new Date(Date.UTC(2100, 0, 1))
const READ = new Date(Date.UTC(2026, 1, 1))

interface PinWithLink {
  readonly id: string
  readonly link: string
}

/** Notes which pins lead to which pages while these are made. */
export function createPageNotes() {
  const pages = new Map<string, { readonly id: string; pins: number }>()
  return {
    /** Rows of `linked_page_pins`. */
    edgesOf: (pins: readonly PinWithLink[]): Row[] =>
      pins.flatMap(({ id, link }) => {
        const address = pageAddress(link)
        if (address === null) return []
        const page = pages.get(address) ?? { id: pageIdOf(address), pins: 0 }
        pages.set(address, page)
        page.pins += 1
        return [{ bucket: bucketOf(page.id), page_id: page.id, pin_id: id }]
      }),
    /** Rows of `linked_pages`. */
    pages: (): Row[] =>
      [...pages].map(([address, { id }]) => ({ bucket: bucketOf(id), id, address, title: `A page at ${address}` })),
    /** Rows of `linked_page_reads`. */
    reads: (): Row[] =>
      [...pages].map(([address, { id, pins }]) => ({
        bucket: bucketOf(id),
        page_id: id,
        host: domainOf(address),
        due_at: DUE,
        pin_count: pins,
        read_at: READ,
      })),
  }
}
