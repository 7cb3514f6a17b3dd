import {
  boardInviteResource,
  boardNoteResource,
  boardResource,
  boardToDoResource,
  repinResource,
  routes,
  updateMe,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { writeAccess } from '../business/businesses.ts'
import { addCollaborator, makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import { noTarget, type Target } from './target.ts'

/** The boards that rows speak of. */
export type BoardKind = 'public' | 'protected' | 'secret' | 'archived_public' | 'archived_secret'

type Known = 'follower' | 'blocked' | 'blocker' | 'invitee' | 'collab'
type StandIn = 'partner_mfa' | 'partner_nomfa' | 'employee_assigned'

interface Cast {
  readonly app: TestApp
  readonly members: Readonly<Record<Known | StandIn, SignedIn>>
  readonly guest: SignedIn
  readonly neutral: SignedIn
  readonly sourcePinId: string
}

/** An owner to whom every actor stands as the table says, with boards of every kind. */
export interface Home {
  readonly owner: SignedIn
  readonly profile: Target
  /** The one board of that kind, made at the first call, with a section, a pin in it, collaborators and invitations. */
  board(kind: BoardKind): Promise<Target>
  /** Another such board, for what uses it up. */
  newBoard(kind: BoardKind): Promise<Target>
  /** A pin of the owner's on no board. */
  newBoardlessPin(): Promise<Target>
}

/** Makes the member an owner: with some who may act for them, followed, blocked and blocking; private only afterwards, so that the follow stands approved. */
export async function createHome(cast: Cast, owner: SignedIn, { isPrivate }: { isPrivate: boolean }): Promise<Home> {
  const { follower, blocked, blocker } = cast.members
  const { id: userId, username } = owner.member
  await follower.ask(userFollowResource.create, { user_id: userId })
  await owner.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  await blocker.ask(userBlockResource.create, { blocked_user_id: userId })
  const words = { about: 'About the owner', website_url: 'https://owner.example.org/' }
  await owner.ask(updateMe, { ...words, is_private_profile: isPrivate })
  for (const standIn of ['partner_mfa', 'partner_nomfa'] as const)
    await writeAccess(cast.app, owner, cast.members[standIn], 'invitation')
  // Not by the call: the owners that the table speaks of are people, and only businesses have employees assigned.
  await writeAccess(cast.app, owner, cast.members.employee_assigned, 'employee')

  const profile = { ...noTarget, userId, username }
  const boards = new Map<BoardKind, Promise<Target>>()
  const newBoard = (kind: BoardKind) => makeBoardOf(cast, owner, profile, kind)
  return {
    owner,
    profile,
    newBoard,
    board(kind) {
      const made = boards.get(kind) ?? newBoard(kind)
      boards.set(kind, made)
      return made
    },
    async newBoardlessPin() {
      const pin = await owner.ask(repinResource.create, { pin_id: cast.sourcePinId })
      return { ...profile, pinId: pin.id, signature: pin.image_signature }
    },
  }
}

/** A home of a new owner, for what changes how somebody stands to them. */
export const createNewHome = async (app: TestApp, cast: Cast, wanted: { isPrivate: boolean }): Promise<Home> =>
  createHome(cast, await signUp(app), wanted)

async function makeBoardOf(cast: Cast, owner: SignedIn, profile: Target, kind: BoardKind): Promise<Target> {
  const privacy = kind.endsWith('secret') ? 'secret' : kind === 'protected' ? 'protected' : 'public'
  const board = await makeBoard(owner, undefined, privacy)
  const section = await makeSection(owner, board.id)
  const otherSection = await makeSection(owner, board.id)
  await owner.ask(boardResource.update, { board_id: board.id, description: 'What the owner keeps here' })
  const { to_dos } = await owner.ask(boardToDoResource.create, { board_id: board.id, text: 'Paint' })
  const { notes } = await owner.ask(boardNoteResource.create, { board_id: board.id, text: 'White' })
  const place = { board_id: board.id, section_id: section.id }
  const pin = await owner.ask(repinResource.create, { pin_id: cast.sourcePinId, ...place })
  await addCollaborator(owner, board.id, cast.members.collab)
  await addCollaborator(owner, board.id, cast.guest)
  const invited = [cast.members.invitee, cast.neutral].map(({ member }) => member.id)
  await owner.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: invited })
  if (kind.startsWith('archived')) await owner.ask(boardResource.update, { board_id: board.id, archived: true })
  return {
    ...profile,
    boardId: board.id,
    slug: routes.board.parse(board.url)?.params.slug ?? '',
    sectionId: section.id,
    sectionSlug: section.slug,
    otherSectionId: otherSection.id,
    pinId: pin.id,
    toDoId: to_dos[0]?.id ?? '',
    noteId: notes[0]?.id ?? '',
    signature: pin.image_signature,
  }
}
