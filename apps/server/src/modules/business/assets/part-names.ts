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
  const names = new Map<string, string>(boards.map(({ id, name }) => [id, name]))
  return ({ type, id }) => ({
    asset_type: type,
    asset_id: id,
    name: type === 'board' ? (names.get(id) ?? null) : id || null,
  })
}
