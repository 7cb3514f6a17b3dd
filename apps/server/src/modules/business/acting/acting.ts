import type { Deed, Endpoint, MemberId } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import { asReader, isReader } from '../../../platform/auth/read-once.ts'
import { isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError, RefusedAsGone } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { readId } from '../read-id.ts'
import { actingDecision, deedsOn, mayStandIn, meetsSecondFactor } from './acting.policy.ts'
import { findActing } from './acting.queries.ts'
import { isNothing, partsOfCall } from './parts-of-call.ts'
import { accessThroughPartner } from './through-partners.ts'

interface Deps {
  readonly db: Db
  readonly clock: Clock
}

type Access = NonNullable<Awaited<ReturnType<typeof findActing>>>

interface StandIn {
  readonly access: Access
  /** One object for all calls of a request that open the same, so that what one of them read holds for the others. */
  as(deeds: readonly Deed[]): Viewer
}

// A viewer object lives for one request, whose calls mostly name the same member.
const standInsOf = new WeakMap<Viewer, Map<Id, Promise<StandIn | null>>>()

/**
 * Who a call is made as where its caller names another member: that member, in the caller's session, or the caller where
 * the two have nothing to do with each other. Throws `second_factor_required` and `not_allowed`, as `RefusedAsGone` where a
 * role on parts names what is not there.
 */
export async function actingViewer(
  deps: Deps,
  viewer: Viewer,
  { subjectId, ...call }: { subjectId: string; endpoint: Endpoint; options: object },
): Promise<Viewer> {
  const standIn = await namedStandIn(deps, viewer, subjectId)
  if (standIn === null) return viewer
  const { access } = standIn
  // Whoever has the whole or nothing is asked nothing more.
  const parts = access.parts.length === 0 ? null : await partsOfCall(deps, viewer, subjectOf(access), call)
  const decision = actingDecision(viewer, access, { ...call, parts })
  if (isRefused(decision) && access.role === null && parts?.some(isNothing)) throw new RefusedAsGone(access.id)
  return decided(viewer, decision, () => standIn.as(deedsOn(access, parts)))
}

/**
 * Whom a page or a picture is for: its calls are each decided by themselves, and pictures by where they lie. Throws
 * `second_factor_required`.
 */
export async function actingReader(deps: Deps, viewer: Viewer, subjectId: string): Promise<Viewer> {
  const standIn = await namedStandIn(deps, viewer, subjectId)
  if (standIn === null || !mayStandIn(viewer, standIn.access)) return viewer
  const decision = meetsSecondFactor(viewer, standIn.access) ? allow : deny('second_factor_required')
  return decided(viewer, decision, () => standIn.as(deedsOn(standIn.access, null)))
}

const isRefused = (decision: ReturnType<typeof actingDecision>) =>
  decision !== 'as-self' && !decision.isAllowed && decision.code === 'not_allowed'

function decided(viewer: Viewer, decision: Decision | 'as-self', standingIn: () => Viewer): Viewer {
  if (decision === 'as-self') return viewer
  if (!decision.isAllowed) throw new AppError(decision.code)
  return standingIn()
}

const subjectOf = ({ id, username, parts }: Access) => ({
  id,
  username,
  boardIds: boardsOf({ parts }),
  hasProfile: parts.some(({ type }) => type === 'profile'),
})

const boardsOf = ({ parts }: Pick<Access, 'parts'>) => parts.flatMap((part) => (part.type === 'board' ? [part.id] : []))

async function namedStandIn(deps: Deps, viewer: Viewer, sent: string): Promise<StandIn | null> {
  const subjectId = readId(sent)
  if (subjectId === null || subjectId === viewer.id || !isMember(viewer)) return null
  // A token is for its own member's things, and nobody acts for one in the name of another.
  if (viewer.scopes !== null || viewer.actorId !== undefined) return null
  const known = standInsOf.get(viewer) ?? new Map<Id, Promise<StandIn | null>>()
  standInsOf.set(viewer, known)
  const standIn = known.get(subjectId) ?? loadStandIn(deps.db, viewer, subjectId)
  known.set(subjectId, standIn)
  return standIn
}

async function loadStandIn(db: Db, viewer: Viewer, subjectId: MemberId): Promise<StandIn | null> {
  if (viewer.id === null) return null
  const own = await findActing(db, { subjectId, actorId: viewer.id })
  // Their own access goes before that of partners, also where it opens less.
  const access = own?.state === 'active' ? own : ((await accessThroughPartner(db, viewer, subjectId)) ?? own)
  if (!access) return null
  const viewers = new Map<string, Viewer>()
  return {
    access,
    as(deeds) {
      const key = deeds.join(' ')
      const standIn = standingIn(viewer, access, deeds)
      const made = viewers.get(key) ?? (isReader(viewer) ? asReader(standIn) : standIn)
      viewers.set(key, made)
      return made
    },
  }
}

/** The member acted for, as they would ask from the actor's device; what is limited counts for the actor. */
const standingIn = (viewer: Viewer, access: Access, deeds: readonly Deed[]): Viewer => ({
  ...viewer,
  ...(viewer.id !== null && { actorId: viewer.id }),
  deeds,
  ...(access.role === null && { openBoards: boardsOf(access) }),
  kind: access.isPartner ? 'partner' : 'authenticated',
  isPartner: access.isPartner,
  id: access.id,
  username: access.username,
  fullName: access.fullName,
  avatarSignature: access.avatarSignature,
  isPrivateProfile: access.isPrivate,
  scheduledPinCount: 0,
  hasProducts: false,
})
