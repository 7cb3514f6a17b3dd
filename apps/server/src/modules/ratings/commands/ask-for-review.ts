import type { ProfilePictureKind } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, type Writer, writeOwn } from '../../../platform/writing/writer.ts'
import { picturesOfProfile } from '../../profiles/index.ts'
import { holdPin, knowPin, picturesOfPin } from '../../pins/index.ts'
import { canAskForReview } from '../ratings.policy.ts'
import { lockVerdict, upsertVerdict, type VerdictRow } from '../ratings.queries.ts'
import { waitsOf, waiting } from '../verdict.ts'

/**
 * Asks employees to look at the pictures of the viewer's own pin that have a veil, once for each picture. Throws
 * `pin_not_found`, and `not_allowed` where the pin is another's.
 */
export async function askForReview(deps: WriteDeps, viewer: Member, pinId: string): Promise<void> {
  await inTransaction(deps.db, 'ask-for-review', async (tx) => {
    const [held, pin] = await holdPin(tx, pinId)
    if (!pin) throw new AppError('pin_not_found')
    const { facts } = await knowPin({ db: held }, asReader(viewer), pinId)
    const writer = authorize(held, canAskForReview(facts))
    // In the order of the bytes, as everybody who locks several.
    for (const contentHash of (await picturesOfPin(tx, pinId)).toSorted()) {
      const [, row] = await lockVerdict(tx, contentHash)
      await noteAsked(deps, writer, row)
    }
  })
}

/**
 * Asks employees to look at a picture of the viewer's own profile that others do not see, once. Where nothing stands before it, or
 * there is none, nothing happens.
 */
export async function askForProfileReview(deps: WriteDeps, viewer: Member, kind: ProfilePictureKind): Promise<void> {
  const contentHash = (await picturesOfProfile(deps.db, viewer.id)).get(kind)
  if (contentHash === undefined) return
  await inTransaction(deps.db, 'ask-for-profile-review', async (tx) => {
    const [held, row] = await lockVerdict(tx, contentHash)
    await noteAsked(deps, writeOwn(held, viewer), row)
  })
}

async function noteAsked(deps: WriteDeps, writer: Writer, row: VerdictRow | undefined): Promise<void> {
  if (row === undefined || row.verdict === 'clear' || row.reviewAskedAt !== null) return
  const now = deps.clock.now()
  await upsertVerdict(writer, { ...row, waits: placeOf(row), reviewAskedAt: now, now })
}

/** What an employee veiled is looked at again, too. */
const placeOf = (row: VerdictRow) => waitsOf({ ...row, isReviewAsked: true }) ?? waiting.review
