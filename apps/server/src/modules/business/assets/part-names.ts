import type { AccessAsset, AssetType } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { readId } from '../read-id.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'

interface Named {
  readonly type: AssetType
  readonly id: string
}

/**
 * The parts with their names, for whoever has a role there or gives them; a board that is gone has none. One statement, or
 * none where there are no boards.
 */
export async function namesOfParts(db: Db, parts: readonly Named[]): Promise<(part: Named) => AccessAsset> {
  const ids = [...new Set(parts.flatMap(({ type, id }) => (type === 'board' && readId(id) !== null ? [id] : [])))]
  const boards = ids.length === 0 ? [] : await boardsWithoutViewer(db, ids)
  const named = new Map<string, (typeof boards)[number]>(boards.map((board) => [board.id, board]))
  return ({ type, id }) => ({
    asset_type: type,
    asset_id: id,
    name: type === 'board' ? (named.get(id)?.name ?? null) : id || null,
    slug: type === 'board' ? (named.get(id)?.slug ?? null) : null,
  })
}
