import type { Db } from '../../../../platform/db/db.ts'
import type { Id } from '../../../../platform/ids/ids.ts'
import type { ArchivePart } from './archive-part.ts'
import { findPartEntries } from '../parts.queries.ts'
import { directoryEnd, directoryEntry } from './zip-format.ts'

/** The end of an archive, made of what its parts hold; they are read one after the other. `offset` is where it begins. */
export function archiveDirectory(db: Db, { id, askedAt }: { id: Id; askedAt: Date }, offset: number): ArchivePart {
  let written = 0
  async function* bytes() {
    let [before, count] = [0, 0]
    for (let number = 1; ; number += 1) {
      const part = await findPartEntries(db, id, number)
      if (!part) break
      for (const entry of part.entries) {
        const line = directoryEntry({ ...entry, offset: before + entry.offset }, askedAt)
        written += line.length
        yield line
      }
      before += part.byteSize
      count += part.entries.length
    }
    const end = directoryEnd({ count, size: written, offset })
    written += end.length
    yield end
  }
  return { bytes: bytes(), entries: [], size: () => written }
}
