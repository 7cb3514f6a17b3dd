import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../../platform/db/db.ts'
import type { ArchiveFile } from '../archive/archive-part.ts'

/** Where an export goes on. */
export interface ExportPlace {
  readonly step: string
  /** Where in the step; null at its beginning. */
  readonly after: string | null
  /** How many files there are of each kind of data. */
  readonly files: Readonly<Record<string, number>>
  /** Of a hundred. */
  readonly progress: number
}

/** Some files of a step, and where it goes on; `after` is null at its end. */
export interface StepPage {
  readonly files: readonly ArchiveFile[]
  readonly after: string | null
  /** How far the step is, from 0 to 1, where it can tell. */
  readonly part?: number
  /** How many files of a kind of data there are by now. */
  readonly count?: readonly [file: string, count: number]
}

/** One thing that an archive holds, read page by page; each page takes a fixed number of statements. */
export interface ExportStep {
  readonly name: string
  /** Of a hundred: how much of the whole it is. */
  readonly weight: number
  read(db: Db, memberId: MemberId, place: ExportPlace): Promise<StepPage>
}
