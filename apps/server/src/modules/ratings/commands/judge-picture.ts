import type { MemberId, PinId, ProfilePictureKind } from '@pinfold/contract'
import { allow } from '../../../platform/auth/decision.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOfKey } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { updateVeil } from '../../media/index.ts'
import { findPins, picturesOfPin, showVeils } from '../../pins/index.ts'
import { picturesOfProfile, showVeilsOnProfiles } from '../../profiles/index.ts'
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

/** What an employee says of a picture, which is named by a pin that shows it, or by the profile that does. */
export interface Judgement {
  readonly pinId: PinId | undefined
  readonly profile: { readonly memberId: MemberId; readonly kind: ProfilePictureKind } | undefined
  /** One of their pictures; left out, the one that stands for the pin, or is of the profile's kind. */
  readonly contentHash: string | undefined
  readonly verdict: Verdict
  readonly reason: string
}

/**
 * Says what holds for a picture's bytes, whatever the model says of them, on all that shows them and for good. Throws
 * `pin_not_found` and `user_not_found` where there is neither such a thing nor anything said of the bytes.
 */
export async function judgePicture(deps: WriteDeps, actor: Actor, wish: Judgement): Promise<Acted<null>> {
  const { contentHash, concerned, thing } = await judgedPicture(deps, wish)
  const { verdict, reason } = wish
  const act = { kind: 'picture.judged', thing, concerned, reason } as const
  const acted = await writeAct(deps, actor, 'judge-picture', act, async (tx, ask) => {
    const [held, row] = await lockVerdict(tx, contentHash)
    if (row === undefined && concerned === null) throw notFound(wish)
    const writer = ask(held, allow)
    if (row?.isByEmployee === true && row.verdict === verdict && row.waits === null)
      return { isUnchanged: true, answer: null }
    const reviewAskedAt = row?.reviewAskedAt ?? null
    const waits = waitsOf({ verdict, isByEmployee: true, isReviewAsked: reviewAskedAt !== null })
    const now = deps.clock.now()
    const said = { contentHash, verdict, isByEmployee: true, isLikeBlocked: false }
    const shownBy = {
      pinId: wish.pinId ?? row?.pinId ?? null,
      memberId: wish.profile?.memberId ?? row?.memberId ?? null,
    }
    await upsertVerdict(writer, { ...said, ...shownBy, waits, reviewAskedAt, now })
    await updateVeil(writer, contentHash, veilOf(verdict))
    await deps.outbox.emit(writer, bucketOfKey(contentHash), 'picture.judged', { contentHash })
    return { before: { verdict: row?.verdict ?? 'clear' }, after: { verdict, picture: contentHash }, answer: null }
  })
  // This one at once; saves of others follow.
  if (wish.pinId === undefined) await showVeilsOnProfiles(deps, contentHash)
  else await showVeils(deps, [wish.pinId])
  return acted
}

const notFound = ({ pinId }: Judgement) => new AppError(pinId === undefined ? 'user_not_found' : 'pin_not_found')

interface Judged {
  readonly contentHash: string
  /** Whose it is; null where what was named does not show it. */
  readonly concerned: MemberId | null
  readonly thing: { readonly type: 'pin' | 'user'; readonly id: string }
}

async function judgedPicture({ db }: Pick<WriteDeps, 'db'>, wish: Judgement): Promise<Judged> {
  const { pinId, profile, contentHash } = wish
  if (pinId === undefined) return judgedOfProfile(db, profile, wish)
  const thing = { type: 'pin', id: pinId } as const
  const [pin] = await findPins(db, [pinId])
  if (!pin) {
    if (contentHash === undefined) throw notFound(wish)
    return { contentHash, concerned: null, thing }
  }
  if (contentHash === undefined) return { contentHash: pin.contentHash, concerned: pin.pinnerId, thing }
  const isShown = (await picturesOfPin(db, pinId)).includes(contentHash)
  return { contentHash, concerned: isShown ? pin.pinnerId : null, thing }
}

async function judgedOfProfile(db: Db, profile: Judgement['profile'], wish: Judgement): Promise<Judged> {
  if (profile === undefined) throw notFound(wish)
  const shown = await picturesOfProfile(db, profile.memberId)
  const contentHash = wish.contentHash ?? shown.get(profile.kind)
  if (contentHash === undefined) throw notFound(wish)
  const isShown = [...shown.values()].includes(contentHash)
  return {
    contentHash,
    concerned: isShown ? profile.memberId : null,
    thing: { type: 'user', id: profile.memberId },
  }
}
