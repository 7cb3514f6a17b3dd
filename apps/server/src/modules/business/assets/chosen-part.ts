import type { AccessRole, AssetPart, AssetType, MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readId } from '../read-id.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'
import { findProvedDomains } from '../../claims/index.ts'
import type { Part } from './asset-roles.queries.ts'

/** What a call says a role is for, as its options name it. */
export interface Chosen {
  readonly asset_type: AssetType
  readonly asset_id: string
}

/**
 * The part of the business that a call names; null for the whole of it. Throws `access_asset_not_found` for whatever is
 * not the business's, alike whether there is such a thing or not, and `access_role_not_there`.
 */
export async function chosenPart(
  db: Db,
  subjectId: MemberId,
  { asset_type: type, asset_id: id }: Chosen,
  role: AccessRole,
): Promise<Part | null> {
  if (type === 'business') return null
  if (role === 'OWNER') throw new AppError('access_role_not_there', { field: 'role' })
  if (type === 'profile') return { type, id: '' }
  const part = partId(type, id)
  const isTheirs = type === 'board' ? await ownsBoard(db, subjectId, part) : await ownsSite(db, subjectId, part)
  if (!isTheirs) throw new AppError('access_asset_not_found', { field: 'asset_id' })
  return { type, id: part }
}

/** As it is stored, however it was typed. */
const partId = (type: AssetPart, id: string): string => (type === 'board' ? (readId(id) ?? '') : id.toLowerCase())

/** The part as it was named when it was given: it may be gone by now. */
export const namedPart = ({ asset_type: type, asset_id: id }: Chosen): Part | null =>
  type === 'business' ? null : { type, id: type === 'profile' ? '' : partId(type, id) }

async function ownsBoard(db: Db, subjectId: MemberId, id: string): Promise<boolean> {
  const [board] = id === '' ? [] : await boardsWithoutViewer(db, [id])
  return board?.ownerId === subjectId
}

const ownsSite = async (db: Db, subjectId: MemberId, domain: string): Promise<boolean> =>
  (await findProvedDomains(db, subjectId)).includes(domain)
