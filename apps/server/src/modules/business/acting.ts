import { type Endpoint, LARGEST_ID, type MemberId } from '@pinfold/contract'
import { asReader, isReader } from '../../platform/auth/read-once.ts'
import { isMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { actingDecision, deedsOf } from './acting.policy.ts'
import { findActing } from './acting.queries.ts'

type Found = Awaited<ReturnType<typeof findActing>>

interface StandIn {
  readonly access: NonNullable<Found>
  /** One object for all calls of a request, so that what one of them read holds for the others. */
  readonly viewer: Viewer
}

// A viewer object lives for one request, whose calls mostly name the same member.
const standInsOf = new WeakMap<Viewer, Map<Id, Promise<StandIn | null>>>()

/**
 * Who a call is made as where its caller names another member: that member, in the caller's session, or the caller where
 * the two have nothing to do with each other. Throws `second_factor_required` and `not_allowed`.
 */
export async function actingViewer(
  deps: { db: Db },
  viewer: Viewer,
  { subjectId: sent, endpoint, options }: { subjectId: string; endpoint: Endpoint; options: object },
): Promise<Viewer> {
  const subjectId = readId(sent)
  if (subjectId === null || subjectId === viewer.id || !isMember(viewer)) return viewer
  // A token is for its own member's things, and nobody acts for one in the name of another.
  if (viewer.scopes !== null || viewer.actorId !== undefined) return viewer
  const standIn = await standInOf(deps, viewer, subjectId)
  const decision = actingDecision(viewer, standIn?.access ?? null, { endpoint, options })
  if (decision === 'as-self' || standIn === null) return viewer
  if (!decision.isAllowed) throw new AppError(decision.code)
  return standIn.viewer
}

function standInOf(deps: { db: Db }, viewer: Viewer, subjectId: MemberId): Promise<StandIn | null> {
  const known = standInsOf.get(viewer) ?? new Map<Id, Promise<StandIn | null>>()
  standInsOf.set(viewer, known)
  const standIn = known.get(subjectId) ?? loadStandIn(deps.db, viewer, subjectId)
  known.set(subjectId, standIn)
  return standIn
}

async function loadStandIn(db: Db, viewer: Viewer, subjectId: MemberId): Promise<StandIn | null> {
  if (viewer.id === null) return null
  const access = await findActing(db, { subjectId, actorId: viewer.id })
  if (!access) return null
  const standIn = standingIn(viewer, access)
  return { access, viewer: isReader(viewer) ? asReader(standIn) : standIn }
}

/** The member acted for, as they would ask from the actor's device; what is limited counts for the actor. */
const standingIn = (viewer: Viewer, access: NonNullable<Found>): Viewer => ({
  ...viewer,
  ...(viewer.id !== null && { actorId: viewer.id }),
  deeds: deedsOf[access.role],
  kind: access.isPartner ? 'partner' : 'authenticated',
  id: access.id,
  username: access.username,
  fullName: access.fullName,
  avatarSignature: access.avatarSignature,
  isPrivateProfile: access.isPrivate,
  scheduledPinCount: 0,
})

function readId(sent: string): Id | null {
  if (!/^\d{1,19}$/.test(sent)) return null
  const id = BigInt(sent)
  return id > LARGEST_ID ? null : id.toString()
}
