import type { WriteDeps } from '../../platform/write-deps.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { findLinkFill, followLinks, saveLinkFill } from '../linked-pages/index.ts'
import { findPins } from './pin-rows.queries.ts'
import { findPinsAfterRow } from './shared/shared-pins.queries.ts'

const BATCH = 500

/** Makes the pages known that pins of before led to. Broken off, it goes on where it was; done, it does nothing. */
export async function fillLinks(deps: WriteDeps): Promise<void> {
  const progress = await findLinkFill(deps.db)
  if (progress?.isDone) return
  let after = progress ?? { bucket: 0, id: '0' }
  for (;;) {
    const rows = await findPinsAfterRow(deps.db, after, BATCH)
    const pins = await findPins(
      deps.db,
      rows.map(({ id }) => id),
    )
    await followLinks(
      deps,
      pins.map(({ id, link }) => ({ pinId: id, link })),
    )
    after = rows.at(-1) ?? after
    const isDone = rows.length < BATCH
    await saveLinkFill(writeAlone(deps.db, 'how far older pins were looked through'), { ...after, isDone })
    if (isDone) return
  }
}
