import type { MemberId } from '@pinfold/contract'
import { type DataPage, type DataRow, readDataPage } from '../../../../platform/db/data-source.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { readHeldRoles } from '../../../business/index.ts'
import { readMessagesBy } from '../../../messaging/index.ts'
import type { ExportPlace, ExportStep, StepPage } from './export-step.ts'
import { memberData } from './member-data.ts'
import { readCommentsBy, readStoryMedia, readStoryPages, readVideoPlays } from './member-data.queries.ts'

/** What one file of data holds at most, and one statement. */
const ROWS_IN_FILE = 2000
const ROWS_AT_ONCE = 1000

type Reader = (db: Db, page: { memberId: MemberId; after: string | null; limit: number }) => Promise<DataPage>

const readers: readonly (readonly [file: string, read: Reader])[] = [
  ...memberData.map((source) => [source.file, (db, page) => readDataPage(db, source, page)] as [string, Reader]),
  ['access-to-parts-had', readHeldRoles],
  ['comments', readCommentsBy],
  ['messages', readMessagesBy],
  ['story-pages', readStoryPages],
  ['story-media', readStoryMedia],
  ['video-plays', readVideoPlays],
]

/** What a file of data is called; the first one goes by the name alone. */
export const dataFileName = (file: string, number: number): string =>
  `data/${file}${number === 1 ? '' : `-${number}`}.json`

/** Everything that is known of a member, as data. */
export const dataSteps: readonly ExportStep[] = readers.map(([file, read]) => ({
  name: `data/${file}`,
  weight: 10 / readers.length,
  read: (db: Db, memberId: MemberId, place: ExportPlace) => readFile({ file, read }, db, memberId, place),
}))

async function readFile(
  { file, read }: { file: string; read: Reader },
  db: Db,
  memberId: MemberId,
  place: ExportPlace,
): Promise<StepPage> {
  const rows: DataRow[] = []
  let { after } = place
  do {
    const page: DataPage = await read(db, { memberId, after, limit: ROWS_AT_ONCE })
    rows.push(...page.rows)
    after = page.next
  } while (after !== null && rows.length < ROWS_IN_FILE)
  const number = (place.files[file] ?? 0) + 1
  // An empty list is said once; a further file that would be empty is none.
  if (rows.length === 0 && number > 1) return { files: [], after }
  const text = JSON.stringify(rows, null, 2)
  return { files: [{ name: dataFileName(file, number), text }], after, count: [file, number] }
}
