import type { Pool } from 'pg'
import type { Tables } from '../../apps/server/src/platform/db/tables.ts'
import '../../apps/server/src/modules/discovery/discovery.tables.ts'
import type { MadeBoard, MadeBoardFollow } from './boards.ts'
import { bucketOf } from '../../apps/server/src/platform/ids/ids.ts'
import { fillTable, openBulk, type Row } from './bulk.queries.ts'
import type { createFeedNotes } from './feeds.ts'
import { CELEBRITIES, type MadeFollow, type MadeMember } from './people.ts'
import * as row from './rows.ts'

/** Everything but the pins. */
export interface MadeWorld {
  readonly members: readonly MadeMember[]
  readonly boards: readonly MadeBoard[]
  readonly follows: readonly MadeFollow[]
  readonly boardFollows: readonly MadeBoardFollow[]
}

/** Members, their names, and whom they follow. */
export async function insertPeople(pool: Pool, { members, follows }: MadeWorld): Promise<void> {
  const pairs = follows.map((follow) => row.followRows(members, follow))
  const merged = follows.filter(({ followee }) => followee < CELEBRITIES)
  await insertAll(pool, [
    ['members', members.map(row.memberRow)],
    ['usernames', members.map(row.usernameRow)],
    ['emails', members.map(row.emailRow)],
    ['follows', pairs.map(({ follow }) => follow)],
    ['followers', pairs.map(({ mirror }) => mirror)],
    ['wide_sources', members.slice(0, CELEBRITIES).map(row.wideSourceRow)],
    ['merged_sources', merged.map((follow) => row.mergedSourceRow(members, follow))],
  ])
}

/** Boards, their sections, teams and followers. */
export async function insertBoards(pool: Pool, { members, boards, boardFollows }: MadeWorld): Promise<void> {
  const pairs = boardFollows.map((follow) => row.boardFollowRows(members, boards, follow))
  await insertAll(pool, [
    ['boards', boards.map((board) => row.boardRow(members, board))],
    ['board_sections', boards.flatMap(row.sectionRows)],
    ['board_members', boards.flatMap((board) => row.boardMemberRows(members, board))],
    ['member_boards', boards.flatMap((board) => row.memberBoardRows(members, board))],
    ['board_follows', pairs.map(({ follow }) => follow)],
    ['board_followers', pairs.map(({ mirror }) => mirror)],
  ])
}

/** The feed of every member; celebrities' pins are not in it, because they are merged in. */
export async function insertFeeds(
  pool: Pool,
  { members, boards, follows, boardFollows }: MadeWorld,
  feeds: ReturnType<typeof createFeedNotes>,
  length: number,
): Promise<void> {
  const followees = Map.groupBy(follows, ({ follower }) => follower)
  const followed = Map.groupBy(boardFollows, ({ follower }) => follower)
  const table = await openBulk(pool, 'feed_items')
  for (const [place, member] of members.entries()) {
    const narrow = (followees.get(place) ?? []).filter(({ followee }) => followee >= CELEBRITIES)
    const items = feeds.feedOf(
      {
        members: new Set(narrow.map(({ followee }) => followee)),
        boards: new Set((followed.get(place) ?? []).map(({ board }) => board)),
      },
      length,
    )
    await table.write(
      items.map(({ pinId, pinner, board }) => ({
        bucket: bucketOf(member.id),
        member_id: member.id,
        pin_id: pinId,
        source_id: pinner === null ? null : (members[pinner]?.id ?? null),
        board_source_id: board === null ? null : (boards[board]?.id ?? null),
      })),
    )
  }
  await table.end()
}

async function insertAll(
  pool: Pool,
  tables: readonly (readonly [keyof Tables & string, readonly Row[]])[],
): Promise<void> {
  for (const [table, rows] of tables) await fillTable(pool, table, rows)
}
