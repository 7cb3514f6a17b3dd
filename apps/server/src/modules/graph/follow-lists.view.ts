import { type MemberCard, usernameKey, type BoardId } from '@pinfold/contract'
import { requireAllowed } from '../../platform/auth/decision.ts'
import type { Member, Viewer } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findMemberIdByUsername } from '../accounts/index.ts'
import { findBlockedEdges } from './blocks.queries.ts'
import { edgePage } from './edge-pages.ts'
import { type EdgePage, findBoardFollowerEdges, findFolloweeEdges, findFollowerEdges } from './follow-lists.queries.ts'
import { canBeListed, canReadLists } from './graph.policy.ts'
import { canSeeListsOf, type CardDeps, knowMembers, presentMemberCard } from './member-cards.view.ts'

export type ListDeps = CardDeps & { readonly clock: Clock }

/** Who follows a member. */
export async function followersView(
  deps: ListDeps,
  viewer: Viewer,
  username: string,
  page: EdgePage,
): Promise<Page<MemberCard[]>> {
  const memberId = await memberWithListsOf(deps, viewer, username)
  requireAllowed(canReadLists(viewer, memberId))
  return edgePage(page, (next) => findFollowerEdges(deps.db, memberId, 'following', next), cardsFor(deps, viewer))
}

/** Whom a member follows. */
export async function followingView(
  deps: ListDeps,
  viewer: Viewer,
  username: string,
  page: EdgePage,
): Promise<Page<MemberCard[]>> {
  const memberId = await memberWithListsOf(deps, viewer, username)
  requireAllowed(canReadLists(viewer, memberId))
  return edgePage(page, (next) => findFolloweeEdges(deps.db, memberId, next), cardsFor(deps, viewer))
}

/** Who waits to follow the viewer. */
export const requestsView = (deps: CardDeps, viewer: Member, page: EdgePage): Promise<Page<MemberCard[]>> =>
  edgePage(page, (next) => findFollowerEdges(deps.db, viewer.id, 'requested', next), cardsFor(deps, viewer))

/** Whom the viewer blocked; also those who block the viewer, so that the list tells nothing of it. */
export const blockedView = (deps: CardDeps, viewer: Member, page: EdgePage): Promise<Page<MemberCard[]>> =>
  edgePage(
    page,
    (next) => findBlockedEdges(deps.db, viewer.id, next),
    async (ids) => {
      const members = await knowMembers(deps, viewer, ids)
      return ids.flatMap((id) => {
        const member = members.get(id)
        return member && member.row.deactivatedAt === null ? [presentMemberCard(deps, member)] : []
      })
    },
  )

/** Who follows a board. Whether the viewer may read the board is the caller's to check. */
export const boardFollowersView = (
  deps: CardDeps,
  viewer: Viewer,
  boardId: BoardId,
  page: EdgePage,
): Promise<Page<MemberCard[]>> =>
  edgePage(page, (next) => findBoardFollowerEdges(deps.db, boardId, next), cardsFor(deps, viewer))

/** The member of this name, whose lists the viewer may read; hidden answers as missing. */
export async function memberWithListsOf(deps: ListDeps, viewer: Viewer, username: string): Promise<Id> {
  const memberId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
  const member = memberId === null ? undefined : (await knowMembers(deps, viewer, [memberId])).get(memberId)
  if (!member || !canSeeListsOf(member)) throw new AppError('user_not_found', { field: 'username' })
  return member.row.id
}

/** The one step that leaves out of a list whom the viewer may not see there. Order is kept. */
export const cardsFor =
  (deps: CardDeps, viewer: Viewer) =>
  async (ids: readonly Id[]): Promise<MemberCard[]> => {
    const members = await knowMembers(deps, viewer, ids)
    return ids.flatMap((id) => {
      const member = members.get(id)
      return member && canBeListed(member.relation) ? [presentMemberCard(deps, member)] : []
    })
  }
