import type { MemberId, PinId } from '@pinfold/contract'
import { allow } from '../../../platform/auth/decision.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOfKey } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { updateVeil } from '../../media/index.ts'
import { findPins, picturesOfPin, showVeils } from '../../pins/index.ts'
import { lockVerdict, upsertVerdict } from '../ratings.queries.ts'
import { veilOf, type Verdict, waitsOf } from '../verdict.ts'

declare module '../../employees/write-act.ts' {
  interface Acts {
    'picture.judged': { before: { verdict: Verdict }; after: { verdict: Verdict; picture: string } }
  }
}
declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'picture.judged': { contentHash: string }
  }
}

/** What an employee says of a picture. */
export interface Judgement {
  readonly pinId: PinId
  /** One of the pin's pictures; left out, the one that stands for it. */
  readonly contentHash: string | undefined
  readonly verdict: Verdict
  readonly reason: string
}

/**
 * Says what holds for a picture's bytes, whatever the model says of them, on every pin that shows them and for good. Throws
 * `pin_not_found` where there is neither such a pin nor anything said of the bytes.
 */
export async function judgePicture(deps: WriteDeps, actor: Actor, wish: Judgement): Promise<Acted<null>> {
  const { contentHash, concerned } = await judgedPicture(deps, wish)
  const { pinId, verdict, reason } = wish
  const act = { kind: 'picture.judged', thing: { type: 'pin', id: pinId }, concerned, reason } as const
  const acted = await writeAct(deps, actor, 'judge-picture', act, async (tx, ask) => {
    const [held, row] = await lockVerdict(tx, contentHash)
    if (row === undefined && concerned === null) throw new AppError('pin_not_found')
    const writer = ask(held, allow)
    if (row?.isByEmployee === true && row.verdict === verdict && row.waits === null)
      return { isUnchanged: true, answer: null }
    const reviewAskedAt = row?.reviewAskedAt ?? null
    const waits = waitsOf({ verdict, isByEmployee: true, isReviewAsked: reviewAskedAt !== null })
    const now = deps.clock.now()
    const said = { contentHash, verdict, isByEmployee: true, isLikeBlocked: false }
    await upsertVerdict(writer, { ...said, pinId, waits, reviewAskedAt, now })
    await updateVeil(writer, contentHash, veilOf(verdict))
    await deps.outbox.emit(writer, bucketOfKey(contentHash), 'picture.judged', { contentHash })
    return { before: { verdict: row?.verdict ?? 'clear' }, after: { verdict, picture: contentHash }, answer: null }
  })
  // This one at once; saves of others follow.
  await showVeils(deps, [pinId])
  return acted
}

async function judgedPicture(
  { db }: Pick<WriteDeps, 'db'>,
  { pinId, contentHash }: Judgement,
): Promise<{ contentHash: string; concerned: MemberId | null }> {
  const [pin] = await findPins(db, [pinId])
  if (!pin) {
    if (contentHash === undefined) throw new AppError('pin_not_found')
    return { contentHash, concerned: null }
  }
  if (contentHash === undefined) return { contentHash: pin.contentHash, concerned: pin.pinnerId }
  const isShown = (await picturesOfPin(db, pinId)).includes(contentHash)
  return { contentHash, concerned: isShown ? pin.pinnerId : null }
}
