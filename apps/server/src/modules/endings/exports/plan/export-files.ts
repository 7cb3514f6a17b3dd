import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../../platform/db/db.ts'
import type { ArchiveFile } from '../archive/archive-part.ts'
import type { ExportPlace } from './export-step.ts'
import { DIRECTORY, stepAt } from './export-plan.ts'

/** The files from a place on, and where the part ended that took them. */
export interface PartFiles {
  readonly files: AsyncGenerator<ArchiveFile>
  place(): ExportPlace
}

/** Reads page by page until `isFull` says that the part has enough; a page is taken whole. */
export function filesFrom(db: Db, memberId: MemberId, start: ExportPlace, isFull: () => boolean): PartFiles {
  let place = start
  async function* files() {
    while (place.step !== DIRECTORY) {
      const { step, before, next } = stepAt(place)
      const page = await step.read(db, memberId, place)
      yield* page.files
      const isOver = page.after === null
      const done = before + step.weight * (isOver ? 1 : (page.part ?? 0))
      place = {
        step: isOver ? next : step.name,
        after: page.after,
        files: page.count ? { ...place.files, [page.count[0]]: page.count[1] } : place.files,
        progress: Math.max(place.progress, Math.min(99, Math.floor(done))),
      }
      if (isFull()) return
    }
  }
  return { files: files(), place: () => place }
}
