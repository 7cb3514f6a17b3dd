import {
  boardFeedResource,
  boardFollowResource,
  boardPlanningResource,
  boardResource,
  boardSectionsResource,
  followBoard,
  unfollowBoard,
} from '@pinfold/contract'
import type { CoveredRow, Subject } from '../covered-row.ts'
import type { BoardKind } from '../home.ts'
import { calls, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'
import {
  boardDeletion,
  boardEdits,
  boardLists,
  boardManagement,
  boardPolling,
  boardReads,
  collaboratorList,
  leaving,
  membership,
  pinAdditions,
  sectionEdits,
} from './board-probes.ts'
import { planned, planning } from './planning-probes.ts'
import { newsOfPin, toldToEverybody } from './news-probes.ts'
import { boardMachines, boardSitemap } from './machine-probes.ts'
import { pinPlaces } from './place-probes.ts'
import { findable, homeFeed, pinSearch, shownBeside, topicFeed, unlistedPinSearches } from './search-probes.ts'

/** The board as its owner sees it, with sections and pins; whoever stands in it by name only. */
async function seenByOwner(_world: World, { home, target }: Subject): Promise<unknown> {
  const options = { board_id: target.boardId }
  const [board, sections, pins, plan] = await Promise.all([
    home.owner.ask(boardResource.get, options),
    home.owner.ask(boardSectionsResource.get, options),
    home.owner.ask(boardFeedResource.get, options),
    home.owner.ask(boardPlanningResource.get, options),
  ])
  return {
    board: { ...board, owner: board.owner.id, collaborating_users: board.collaborating_users?.map(({ id }) => id) },
    sections,
    toDos: plan.to_dos.map(({ id, text, is_done }) => ({ id, text, is_done })),
    notes: plan.notes.map(({ id, version, text }) => ({ id, version, text })),
    pins: pins.map(({ id, title, section }) => ({ id, title, section })),
  }
}

const sharedBoard =
  (kind: BoardKind) =>
  async ({ open }: World): Promise<Subject> => ({ home: open, target: await open.board(kind) })
const freshBoard =
  (kind: BoardKind) =>
  async ({ open }: World): Promise<Subject> => ({ home: open, target: await open.newBoard(kind) })

interface RowInput {
  kind: BoardKind
  action: string
  proves?: string
  probes: readonly Probe[]
}

const reading = ({ kind, ...row }: RowInput): CoveredRow => ({
  resource: `board_${kind}`,
  ...row,
  shared: sharedBoard(kind),
})
const listing = (row: RowInput): CoveredRow => ({ ...reading(row), shared: findable(sharedBoard(row.kind)) })
const unlisted = [...boardLists, ...unlistedPinSearches, boardSitemap]
const boardReading = [...boardReads, ...boardMachines]
const writing = (row: RowInput): CoveredRow => ({ ...reading(row), fresh: freshBoard(row.kind), witness: seenByOwner })

const byId = ({ boardId }: Target) => ({ board_id: boardId })
const following: readonly Probe[] = [
  calls(boardFollowResource.create, byId),
  calls(boardFollowResource.delete, byId),
  calls(followBoard, byId),
  calls(unfollowBoard, byId),
]

/** Reading boards, and finding them in lists. */
export const boardReadRows: readonly CoveredRow[] = [
  reading({ kind: 'public', action: 'read', proves: 'RP-06', probes: boardReading }),
  listing({
    kind: 'public',
    action: 'listed_search_feed',
    proves: 'CR-11',
    probes: [...boardLists, homeFeed, pinSearch, topicFeed, ...shownBeside, ...pinPlaces, boardSitemap],
  }),
  reading({ kind: 'protected', action: 'read_direct_link', probes: boardReading }),
  listing({ kind: 'protected', action: 'listed_profile_sitemap', proves: 'CR-11', probes: unlisted }),
  reading({ kind: 'secret', action: 'read', proves: 'RP-11', probes: boardReading }),
  {
    ...listing({
      kind: 'secret',
      action: 'listed_search_feed_count_notif',
      proves: 'CR-11 DI-07',
      probes: [...unlisted, newsOfPin],
    }),
    shared: toldToEverybody(findable(sharedBoard('secret'))),
  },
  reading({ kind: 'secret', action: 'collaborator_list', proves: 'RP-11', probes: [collaboratorList] }),
  reading({ kind: 'archived_public', action: 'read_direct_link', probes: boardReading }),
  listing({ kind: 'archived_public', action: 'listed_search_feed', proves: 'CR-11', probes: unlisted }),
  reading({ kind: 'archived_secret', action: 'read', probes: boardReading }),
  {
    ...reading({ kind: 'public', action: 'poll', proves: 'CA-06', probes: [boardPolling] }),
    resource: 'board_operation',
  },
]

/** Changing boards, their sections, their members. */
export const boardWriteRows: readonly CoveredRow[] = [
  writing({ kind: 'public', action: 'follow_react_comment', proves: 'RP-04', probes: following }),
  writing({ kind: 'public', action: 'add_pin', probes: pinAdditions }),
  writing({ kind: 'public', action: 'edit_details', proves: 'RP-09', probes: [...boardEdits, ...planning] }),
  writing({ kind: 'public', action: 'archive_merge_privacy', proves: 'RP-09', probes: boardManagement }),
  writing({ kind: 'public', action: 'delete', proves: 'RP-09', probes: [boardDeletion] }),
  writing({ kind: 'public', action: 'invite_remove_collab', probes: membership }),
  writing({ kind: 'public', action: 'leave', probes: [leaving] }),
  writing({ kind: 'protected', action: 'write_any', probes: [...pinAdditions, ...boardEdits, ...sectionEdits] }),
  writing({ kind: 'secret', action: 'add_pin', probes: pinAdditions }),
  writing({
    kind: 'secret',
    action: 'edit_details',
    proves: 'RP-09',
    probes: [...boardEdits, ...sectionEdits, ...planning, ...planned],
  }),
  writing({
    kind: 'secret',
    action: 'archive_merge_privacy_delete',
    proves: 'RP-09',
    probes: [...boardManagement, boardDeletion],
  }),
  writing({ kind: 'secret', action: 'invite_remove_collab', probes: membership }),
  writing({ kind: 'archived_public', action: 'add_pin', probes: pinAdditions }),
  {
    ...writing({ kind: 'public', action: 'create_rename_reorder_delete', proves: 'RP-09', probes: sectionEdits }),
    resource: 'section',
  },
]
