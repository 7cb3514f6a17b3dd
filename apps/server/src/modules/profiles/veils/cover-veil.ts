import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { MemberDetails } from '../../accounts/index.ts'
import { findSignature, findVeiled } from '../../media/index.ts'

const plain = { dominantColor: '#808080', placeholder: '', veil: 'veiled' } as const

/**
 * What the viewer is shown in the place of a cover that is sensitive: not its member, nor who wants no veils unless employees
 * have yet to look. Two statements where there is one, else none.
 */
export async function coverVeilFor(
  db: Db,
  viewer: Pick<Viewer, 'showsSensitive'>,
  { coverVeil, coverSignature }: Pick<MemberDetails, 'coverVeil' | 'coverSignature'>,
  isSelf: boolean,
) {
  if (coverVeil === '' || coverSignature === null || isSelf) return null
  if (viewer.showsSensitive && coverVeil !== 'held') return null
  const hash = (await findSignature(db, coverSignature))?.contentHash
  return hash === undefined ? plain : ((await findVeiled(db, [hash])).get(hash) ?? plain)
}
