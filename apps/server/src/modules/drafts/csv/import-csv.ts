import { createHash } from 'node:crypto'
import { errorMessage, limits, type OptionsOf, type importPinCsv, type PinCsvRow } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { allTopicsView } from '../../graph/index.ts'
import { requireStorage } from '../../media/index.ts'
import { insertNewDrafts } from '../commands/create-drafts.ts'
import type { DraftFields } from '../draft-fields.ts'
import type { DraftDeps } from '../draft-files.ts'
import { requireRoom } from '../draft-limits.ts'
import { countDrafts } from '../drafts.queries.ts'
import { checkRow, type Known } from './check-row.ts'
import { findBoardsByMember, findKnownRows, findSectionsOfBoards, insertKnownRows } from './known-places.queries.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

interface Imported {
  readonly rows: PinCsvRow[]
  readonly newCount: number
  readonly ids: readonly Id[]
}

/**
 * Makes drafts of the rows that no draft was made of before: of all, or of none where a row is wrong or a limit would be
 * passed. Throws what `readCsv` throws, `too_many_drafts`, `too_many_scheduled`, `storage_full`.
 */
export async function importCsv(
  deps: DraftDeps,
  viewer: Member,
  { csv, is_check: isCheck, zone }: OptionsOf<typeof importPinCsv>,
): Promise<Imported> {
  const rows = readCsv(csv)
  const known = await whatIsKnown(deps, viewer, zone)
  const checked = rows.map((row) => checkRow(row, known, messageOf))
  return inTransaction(deps.db, 'import-csv', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    const writer = writeOwn(held, viewer)
    const keys = rows.map(keyOf)
    const before = await findKnownRows(tx, viewer.id, keys)
    const fresh: { key: string; fields: DraftFields }[] = []
    const seen = new Set(before)
    const report = rows.map((row, at): PinCsvRow => {
      const found = checked[at]
      const key = keys[at] ?? ''
      const said = { row: at + 2, title: row.title, column: null, problem: null }
      if (found === undefined || 'problem' in found) return { ...said, state: 'wrong', ...found }
      if (seen.has(key)) return { ...said, state: 'known' }
      seen.add(key)
      fresh.push({ key, fields: found.fields })
      return { ...said, state: 'new' }
    })
    const result = { rows: report, newCount: fresh.length }
    if (fresh.length > 0)
      await requireRoomFor(
        deps,
        viewer,
        fresh.map(({ fields }) => fields),
      )
    if (isCheck || report.some(({ state }) => state === 'wrong')) return { ...result, ids: [] }
    const ids = await insertNewDrafts(
      deps,
      writer,
      viewer,
      fresh.map(({ fields }) => fields),
    )
    await insertKnownRows(
      writer,
      viewer.id,
      fresh.map(({ key }) => key),
      deps.clock.now(),
    )
    return { ...result, ids }
  })
}

/** Said before anything is made, and when it is only checked. */
async function requireRoomFor(deps: DraftDeps, viewer: Member, fresh: readonly DraftFields[]): Promise<void> {
  const { drafts, scheduled } = await countDrafts(deps.db, viewer.id)
  const timed = fresh.filter(({ publish_at: time }) => time !== undefined && time !== '').length
  requireRoom({ drafts: drafts + fresh.length - timed, scheduled: scheduled + timed })
  await requireStorage(deps, viewer.id)
}

async function whatIsKnown(deps: DraftDeps, viewer: Member, zone: string): Promise<Known> {
  const boards = await findBoardsByMember(deps.db, viewer.id)
  const [sections, topics] = await Promise.all([
    findSectionsOfBoards(
      deps.db,
      boards.map(({ id }) => id),
    ),
    allTopicsView(deps, viewer, { after: null, limit: limits.topicsInAll }),
  ])
  return { boards, sections, topics: topics.items, zone, now: deps.clock.now() }
}

const keyOf = (row: CsvRow): string => createHash('sha256').update(JSON.stringify(row)).digest('base64url')

/** What is wrong, without the name of the option that a call would have. */
const messageOf = ({ code, details }: AppError): string => (details.detail ?? errorMessage(code)).replace(/^\w+: /, '')
