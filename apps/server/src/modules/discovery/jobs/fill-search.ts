import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { fillPalettes } from '../../media/index.ts'
import { findPinsAfterRow } from '../../pins/index.ts'
import { findBoardsAfterRow, findMembersAfterRow } from '../walks.queries.ts'
import { findFill, saveFill } from '../search/search-fills.queries.ts'
import type { Searchable } from '../search/search-index.ts'
import { refreshBoards, refreshMembers } from './index-boards.ts'
import { type IndexDeps, indexPins } from './index-pins.ts'

const BATCH = 500

/** Takes everything into the index that was there before it. Broken off, it goes on where it was; done, it does nothing. */
export async function fillSearch(deps: IndexDeps): Promise<void> {
  // Documents say what colours pictures have.
  await fillPalettes(deps.db)
  await fill(deps, 'member', findMembersAfterRow, refreshMembers)
  await fill(deps, 'board', findBoardsAfterRow, refreshBoards)
  await fill(deps, 'pin', findPinsAfterRow, indexPins)
}

interface Row {
  bucket: number
  id: Id
}

async function fill(
  deps: IndexDeps,
  kind: Searchable,
  findAfter: (db: IndexDeps['db'], after: Row, limit: number) => Promise<Row[]>,
  refresh: (deps: IndexDeps, ids: readonly Id[]) => Promise<unknown>,
): Promise<void> {
  const progress = await findFill(deps.db, kind)
  if (progress?.isDone) return
  let after: Row = progress ?? { bucket: 0, id: '0' }
  for (;;) {
    const rows = await findAfter(deps.db, after, BATCH)
    await refresh(
      deps,
      rows.map(({ id }) => id),
    )
    after = rows.at(-1) ?? after
    const isDone = rows.length < BATCH
    await saveFill(writeAlone(deps.db, 'how far the index is filled'), kind, { ...after, isDone })
    if (isDone) return
  }
}
