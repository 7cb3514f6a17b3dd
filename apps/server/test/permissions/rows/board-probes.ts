import {
  type Board,
  boardCollaboratorResource,
  boardEmailInviteResource,
  boardFeedResource,
  boardFollowersResource,
  boardInviteLinkResource,
  boardInviteResource,
  boardResource,
  boardSectionEditResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
  bulkEditResource,
  boardsFeedResource,
  boardsResource,
  getBoard,
  mergeBoards,
  mergeSections,
  pinResource,
  profileBoardsResource,
  reorderPins,
  reorderSections,
  repinResource,
  routes,
  storyPinResource,
} from '@pinfold/contract'
import { expect } from 'vitest'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import { boardSearches, likeBoard } from './search-probes.ts'

/** An invitation tells name and owner; nothing of what is saved there, nor by whom. */
function isInvitation(data: unknown, target: Target): void {
  expect(data).toMatchObject({
    id: target.boardId,
    owner: { id: target.userId },
    description: '',
    category: null,
    pin_count: 0,
    section_count: 0,
    follower_count: 0,
    collaborator_count: 0,
    collaborating_users: [],
    is_collaborative: false,
    image_cover_url: null,
    image_cover_hd_url: null,
    image_thumbnail_url: null,
    cover_images: {},
    images: { '170x': [] },
    cover_pin: null,
    access: [],
  })
  const { viewer_can: abilities } = data as Board
  expect(Object.values(abilities).filter(Boolean)).toEqual([])
}

const byId = ({ boardId }: Target) => ({ board_id: boardId })
const address = ({ username, slug }: Target) => routes.board.build({ username, slug })

/** Every call that reads a board, its sections and its pins. */
export const boardReads: readonly Probe[] = [
  calls(boardResource.get, byId, { whenReduced: isInvitation }),
  calls(boardResource.get, ({ username, slug }) => ({ username, slug }), { whenReduced: isInvitation }),
  calls(getBoard, byId, { whenReduced: isInvitation }),
  calls(boardFeedResource.get, byId),
  calls(boardFollowersResource.get, byId),
  calls(boardFeedResource.get, (target) => ({ board_url: address(target) })),
  calls(boardSectionsResource.get, byId),
  calls(boardSectionResource.get, ({ sectionId }) => ({ section_id: sectionId })),
  calls(boardSectionResource.get, ({ username, slug, sectionSlug }) => ({
    username,
    board_slug: slug,
    section_slug: sectionSlug,
  })),
  calls(boardSectionPinsResource.get, ({ sectionId }) => ({ section_id: sectionId })),
  ...likeBoard,
]

const hasBoard = (boards: readonly { id: string }[], { boardId }: Target) => boards.some(({ id }) => id === boardId)
const ofOwner = ({ username }: Target) => ({ username, page_size: 250 })

/** The lists a board stands in. */
export const boardLists: readonly Probe[] = [
  lists(boardsResource.get, ofOwner, hasBoard),
  lists(boardsFeedResource.get, ofOwner, hasBoard),
  lists(profileBoardsResource.get, ofOwner, hasBoard),
  lists(boardsResource.get, (target) => ({ ...ofOwner(target), group_by: 'visibility' as const }), hasBoard),
  lists(boardsResource.get, (target) => ({ ...ofOwner(target), group_by: 'mix_public_private' as const }), hasBoard),
  lists(boardsResource.get, (target) => ({ ...ofOwner(target), sort: 'custom' as const }), hasBoard),
  ...boardSearches,
]

/** Who works on the board, as the board says it. */
export const collaboratorList: Probe = calls(boardResource.get, byId, { whenReduced: isInvitation })

/** The ways a pin comes onto a board: made there, saved there, moved there. */
export const pinAdditions: readonly Probe[] = [
  calls(repinResource.create, ({ boardId }, { world }) => ({ pin_id: world.sourcePinId, board_id: boardId })),
  calls(repinResource.create, ({ boardId, sectionId }, { world }) => ({
    pin_id: world.sourcePinId,
    board_id: boardId,
    section_id: sectionId,
  })),
  calls(pinResource.create, async ({ boardId }, { world, client }) => ({
    upload_id: await world.ownUploadOf(client),
    board_id: boardId,
  })),
  calls(storyPinResource.create, async ({ boardId }, { world, client }) => {
    const image = { type: 'story_pin_image_block', upload_id: await world.ownUploadOf(client) }
    return { board_id: boardId, story_pin: JSON.stringify({ pages: [{ blocks: [image] }] }) }
  }),
  calls(pinResource.update, async ({ boardId }, { world, client }) => ({
    id: await world.ownPinOf(client),
    board_id: boardId,
  })),
  calls(bulkEditResource.create, ({ boardId }, { world }) => ({ pin_ids: [world.sourcePinId], board_id: boardId })),
  calls(bulkEditResource.update, async ({ boardId }, { world, client }) => ({
    pin_ids: [await world.ownPinOf(client)],
    board_id: boardId,
  })),
]

/** Words of a board, and where its pins stand. */
export const boardEdits: readonly Probe[] = [
  calls(boardResource.update, ({ boardId }) => ({ board_id: boardId, description: 'Changed' })),
  calls(reorderPins, ({ boardId, pinId }) => ({ board_id: boardId, pin_ids: [pinId] })),
]

const usingUp = { isUsingUp: true }

/** Sections follow their board. */
export const sectionEdits: readonly Probe[] = [
  calls(boardSectionResource.create, ({ boardId }) => ({ board_id: boardId, name: 'A new section' }), usingUp),
  calls(boardSectionEditResource.create, ({ sectionId }) => ({ section_id: sectionId, name: 'Renamed' }), usingUp),
  calls(boardSectionEditResource.delete, ({ sectionId }) => ({ section_id: sectionId }), usingUp),
  calls(reorderSections, ({ boardId, sectionId, otherSectionId }) => ({
    board_id: boardId,
    section_ids: [otherSectionId, sectionId],
  })),
  calls(
    mergeSections,
    ({ sectionId, otherSectionId }) => ({ source_id: sectionId, target_id: otherSectionId }),
    usingUp,
  ),
]

/** What only the owner changes. */
export const boardManagement: readonly Probe[] = [
  calls(boardResource.update, ({ boardId }) => ({ board_id: boardId, archived: true }), usingUp),
  calls(boardResource.update, ({ boardId }) => ({ board_id: boardId, privacy: 'protected' as const }), usingUp),
  calls(
    mergeBoards,
    async ({ boardId }, { world }) => ({
      source_id: boardId,
      target_id: (await world.open.newBoard('public')).boardId,
    }),
    usingUp,
  ),
]

const hasOperations = (board: Pick<Board, 'blocking_actions'>) => board.blocking_actions !== undefined

/** What runs on a board, for those who work on it. */
export const boardPolling: Probe = lists(
  getBoard,
  (target) => ({ ...byId(target), fields: 'board.id,board.blocking_actions' }),
  hasOperations,
)

export const boardDeletion: Probe = calls(boardResource.delete, byId, usingUp)

/** Bringing members onto a board and taking them off it. */
export const membership: readonly Probe[] = [
  calls(
    boardInviteResource.create,
    ({ boardId }, { world }) => ({
      board_id: boardId,
      invited_user_ids: [world.members.stranger.member.id],
    }),
    usingUp,
  ),
  calls(
    boardCollaboratorResource.delete,
    ({ boardId }, { world }) => ({
      board_id: boardId,
      invited_user_id: world.guest.member.id,
    }),
    usingUp,
  ),
  calls(boardEmailInviteResource.create, ({ boardId }) => ({ board_id: boardId, emails: ['new@example.org'] })),
  calls(boardInviteLinkResource.create, byId),
]

/** Taking oneself off a board. */
export const leaving: Probe = calls(
  boardCollaboratorResource.delete,
  ({ boardId }, { world, client }) => ({
    board_id: boardId,
    invited_user_id: client.member?.id ?? world.guest.member.id,
  }),
  usingUp,
)
