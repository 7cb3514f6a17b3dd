import {
  type BlockingAction,
  type Board,
  type BoardCard,
  type CoverPin,
  formatWireDate,
  type Image,
  type MemberCard,
  nodeId,
  routes,
  type BoardId,
} from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { sharedThing, withOwnFields } from '../../platform/http/wire-bytes.ts'
import type { Id } from '../../platform/ids/ids.ts'
import {
  type CardDeps,
  findFollowedBoards,
  knowMembers,
  type KnownMember,
  presentMemberCard,
  standingTo,
} from '../graph/index.ts'
import { boardAbilitiesOf } from './board-abilities.ts'
import { type KnownBoard, knowBoards } from './board-facts.ts'
import { blockingActionsOf } from './blocking/blocking.ts'
import type { BoardPins, CoverPicture } from './board-pins.ts'
import { type BoardFacts, boardSight, canEditBoard, canSeeInvite, isBoardListed, isWarned } from './boards.policy.ts'
import { findCollaborators, findFirstCollaborators } from './team/collaborators.queries.ts'
import { boardCardWords } from './board-cards.words.ts'

/** What views of boards need. */
export interface BoardViewDeps extends CardDeps {
  readonly boardPins: BoardPins
}

const COVERS = 5

/** `whole`: everything the viewer may read by its address, with all of its team. `seen`: with the first few. `listed`: what may stand in a list of somebody's boards. `suggested`: what may stand in searches and suggestions. */
type Wanted = 'whole' | 'seen' | 'listed' | 'suggested'

/** Boards for the viewer, in the order of the ids; those they may not see are left out. Eleven statements for any number of boards, and one more where work runs on them. */
export async function boardViews(
  deps: BoardViewDeps,
  asking: Viewer,
  ids: readonly Id[],
  wanted: Wanted,
): Promise<Board[]> {
  const viewer = asReader(asking)
  const known = await knowBoards(deps, viewer, ids)
  const visible = ids.flatMap((id) => {
    const board = known.get(id)
    return board && isVisible(board, wanted) ? [board] : []
  })
  const full = visible.filter(({ facts }) => boardSight(facts) === 'full')
  const withPins = full.map(({ row }) => row.id)
  // The counter changes in the transaction of what it counts.
  const withTeam = full.flatMap(({ row }) => (row.collaboratorCount > 0 ? [row.id] : []))
  if (visible.length === 0) return []
  const [covers, collaborators, followed, blocking] = await Promise.all([
    deps.boardPins.covers(viewer, full, COVERS),
    collaboratorsOf(deps, viewer, withTeam, wanted === 'whole' ? findCollaborators : findFirstCollaborators),
    viewer.id === null ? new Set<Id>() : findFollowedBoards(deps.db, viewer.id, withPins),
    blockingActionsOf(
      deps.db,
      full.flatMap(({ row, facts }) => (row.hasOperations && isOnTeam(facts) ? [row.id] : [])),
    ),
  ])
  return visible.map((board) => {
    const { id } = board.row
    return presentBoard(deps, viewer, board, {
      covers: covers.get(id) ?? [],
      collaborators: collaborators.get(id) ?? [],
      isFollowed: followed.has(id),
      blocking: blocking.get(id) ?? [],
    })
  })
}

const isOnTeam = ({ isOwner, isCollaborator }: BoardFacts) => isOwner || isCollaborator

function isVisible({ facts, owner }: KnownBoard, wanted: Wanted): boolean {
  if (wanted === 'listed') return isBoardListed(facts)
  if (wanted === 'suggested') return isBoardListed(facts) && (!owner.row.isHeldBack || facts.isOwner)
  return boardSight(facts) !== 'hidden'
}

/** One board; throws `board_not_found` where the viewer may not see it. */
export async function boardView(deps: BoardViewDeps, viewer: Viewer, id: Id): Promise<Board> {
  const [board] = await boardViews(deps, viewer, [id], 'whole')
  if (!board) throw new AppError('board_not_found')
  return board
}

/** What runs on a board, for who asks again and again; nothing else of it is read. Throws `board_not_found`. */
export async function runningOnBoardView(
  deps: CardDeps,
  asking: Viewer,
  id: Id,
): Promise<Pick<Board, 'id' | 'blocking_actions'>> {
  const board = (await knowBoards(deps, asReader(asking), [id])).get(id)
  if (!board || boardSight(board.facts) === 'hidden') throw new AppError('board_not_found')
  const { row, facts } = board
  if (boardSight(facts) !== 'full' || !isOnTeam(facts)) return { id }
  const running = await blockingActionsOf(deps.db, row.hasOperations ? [id] : [])
  return { id, blocking_actions: running.get(id) ?? [] }
}

async function collaboratorsOf(
  deps: BoardViewDeps,
  viewer: Viewer,
  boardIds: readonly BoardId[],
  findTeams: typeof findCollaborators,
): Promise<Map<Id, MemberCard[]>> {
  if (boardIds.length === 0) return new Map()
  const rows = await findTeams(deps.db, boardIds)
  const members = await knowMembers(
    deps,
    viewer,
    rows.map(({ memberId }) => memberId),
  )
  const cards = new Map<Id, MemberCard[]>()
  for (const { boardId, memberId } of rows) {
    const member = members.get(memberId)
    if (member && !isBlocked(member))
      cards.set(boardId, [...(cards.get(boardId) ?? []), presentMemberCard(deps, member)])
  }
  return cards
}

const isBlocked = ({ relation }: KnownMember) => relation.isBlockedByThem || relation.isBlockingThem

/** The address of a board's page. */
export const boardPath = ({ row, owner }: KnownBoard): string =>
  routes.board.build({ username: owner.row.username, slug: row.slug })

interface CardOfRow {
  readonly owner: KnownMember['row']
  readonly card: BoardCard
  /** All of it but the owner's card, whose counts change more often. */
  readonly core: Omit<BoardCard, 'owner'>
}

// Rows are the same in many answers, and so is a card of them for all who stand to the board alike.
const cards = new WeakMap<KnownBoard['row'], Map<number, CardOfRow>>()

/** All that the card depends on beside the rows of the board and its owner, as a number below 32. */
export const cardKeyOf = ({ owner, facts }: KnownBoard): number =>
  (standingTo(owner) << 1) | Number(facts.isCollaborator)

/** A board as pins carry it. */
export function presentBoardCard(deps: CardDeps, board: KnownBoard): BoardCard {
  const ofRow = cards.get(board.row) ?? new Map<number, CardOfRow>()
  const key = cardKeyOf(board)
  const found = ofRow.get(key)
  const owner = board.owner.row
  if (found?.owner === owner) return found.card
  const isNamed = found?.owner.username === owner.username
  const core = found !== undefined && isNamed ? found.core : sharedThing(makeBoardCore(board))
  const card = Object.freeze(withOwnFields(core, { owner: presentMemberCard(deps, board.owner) }))
  cards.set(board.row, ofRow.set(key, { owner, card, core }))
  return card
}

function makeBoardCore(board: KnownBoard): Omit<BoardCard, 'owner'> {
  const { row, facts } = board
  return {
    id: row.id,
    type: 'board',
    node_id: nodeId('Board', row.id),
    name: row.name,
    url: boardPath(board),
    privacy: row.privacy,
    is_collaborative: row.collaboratorCount > 0,
    collaborated_by_me: facts.isCollaborator,
    archived_by_me_at: row.archivedAt === null ? null : formatWireDate(row.archivedAt),
  }
}

interface BoardExtras {
  covers: CoverPicture[]
  collaborators: MemberCard[]
  isFollowed: boolean
  blocking: BlockingAction[]
}

function noindexReasonOf({ row, owner, facts }: KnownBoard): string | null {
  if (row.privacy !== 'public' || facts.isArchived || facts.isOwnerPrivate) return 'not_public'
  return owner.row.isSearchHidden ? 'hidden_by_owner' : null
}

/** ER-12 */
const warningNow = () => ({ title: boardCardWords.sensitive })

const cropOf = (fractions: readonly number[] | null): CoverPin['crop'] => {
  const [x, y, width, height] = fractions ?? []
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : [x, y, width, height]
}

const wireDay = (day: string | null) => (day === null ? null : formatWireDate(new Date(`${day}T00:00:00Z`)))

/** What is for those who work on the board only. */
const teamFields = ({ row, facts }: KnownBoard): Partial<Board> =>
  canEditBoard(facts).isAllowed
    ? {
        event_date: wireDay(row.eventDate),
        event_end_date: wireDay(row.eventEndDate),
        allow_homefeed_recommendations: row.allowsRecommendations,
        collaborators_can_delete_pins: row.canCollaboratorsDeletePins,
      }
    : nothingOfTeam

/** To everybody else the same, whatever the team chose. */
const nothingOfTeam = { event_date: null, event_end_date: null, allow_homefeed_recommendations: null } as const

function presentBoard(deps: CardDeps, viewer: Viewer, board: KnownBoard, extras: BoardExtras): Board {
  const { row, facts } = board
  const isFull = boardSight(facts) === 'full'
  const [first, ...others] = extras.covers
  const cover = first?.images
  const isChosen = first?.isChosen === true
  // A chosen cover stands for itself; else the newest picture is the cover.
  const pictures = isChosen ? others : extras.covers
  return {
    ...presentBoardCard(deps, board),
    owner: presentMemberCard(deps, board.owner),
    description: isFull ? row.description : '',
    pin_count: isFull ? row.pinCount : 0,
    section_count: isFull ? row.sectionCount : 0,
    follower_count: isFull ? row.followerCount : 0,
    collaborator_count: isFull ? row.collaboratorCount : 0,
    collaborating_users: extras.collaborators,
    followed_by_me: extras.isFollowed,
    collaborated_by_me: facts.isCollaborator,
    is_collaborative: isFull && row.collaboratorCount > 0,
    layout: row.layout ?? 'default',
    category: isFull ? row.category : null,
    created_at: formatWireDate(row.createdAt),
    image_thumbnail_url: cover?.['170x'].url ?? null,
    image_cover_url: cover?.['474x'].url ?? null,
    image_cover_hd_url: cover?.['736x'].url ?? null,
    cover_images: cover ? { '200x150': cover['236x'], '222x': cover['236x'] } : {},
    images: { '170x': pictures.map(({ images }): Image => images['170x']) },
    cover_pin: first
      ? {
          pin_id: first.pinId,
          image_signature: first.signature,
          image_url: first.images['474x'].url,
          crop: isChosen ? cropOf(row.coverCrop) : null,
        }
      : null,
    has_custom_cover: isChosen,
    ...teamFields(board),
    archived_by_me_at: row.archivedAt === null ? null : formatWireDate(row.archivedAt),
    board_order_modified_at: isFull && row.lastPinnedAt !== null ? formatWireDate(row.lastPinnedAt) : null,
    access: isOnTeam(facts) ? ['write'] : [],
    ...(isOnTeam(facts) && { blocking_actions: extras.blocking }),
    sensitivity_screen: isWarned(facts, row.isSensitiveByOwner || row.isSensitiveByEmployee) ? warningNow() : null,
    ...(facts.isOwner && {
      is_marked_sensitive: row.isSensitiveByOwner,
      collaborator_requests_enabled: row.takesRequests,
    }),
    is_invited: canSeeInvite(facts),
    should_show_board_collaborators: isFull && (isOnTeam(facts) || row.collaboratorCount > 0),
    profileGroup: facts.isArchived ? 'archived' : row.privacy,
    onProfile: row.privacy === 'public' && !facts.isArchived,
    seo_noindex_reason: noindexReasonOf(board),
    viewer_can: boardAbilitiesOf(viewer, facts),
  }
}
