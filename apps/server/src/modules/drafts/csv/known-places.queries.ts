import type { BoardId, MemberId, SectionId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../drafts.tables.ts'

export interface NamedBoard {
  readonly id: BoardId
  readonly name: string
}

/** The boards that the member's list has, by their names. Two statements. */
export async function findBoardsByMember(db: Db, memberId: MemberId): Promise<NamedBoard[]> {
  const rows = await db
    .selectFrom('member_boards')
    .select('board_id as boardId')
    .where(owned('member_id', memberId))
    .execute()
  return db
    .selectFrom('boards')
    .select(['id', 'name'])
    .where(
      ownedIn(
        'id',
        rows.map(({ boardId }) => boardId),
      ),
    )
    .where('deleted_at', 'is', null)
    .execute()
}

export interface NamedSection {
  readonly id: SectionId
  readonly boardId: BoardId
  readonly title: string
}

/** The sections of boards, by their names. */
export const findSectionsOfBoards = (db: Db, boardIds: readonly BoardId[]): Promise<NamedSection[]> =>
  db
    .selectFrom('board_sections')
    .select(['id', 'board_id as boardId', 'title'])
    .where(ownedIn('board_id', boardIds))
    .execute()

/** Which of these rows drafts of the member were made of before. */
export async function findKnownRows(db: Db, memberId: MemberId, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pin_draft_rows')
    .select('row_key as key')
    .where(owned('member_id', memberId))
    .where(sql<boolean>`row_key = any(${[...keys]}::text[])`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Notes that drafts of these rows are made. */
export async function insertKnownRows(
  writer: Writer,
  memberId: MemberId,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  await writer
    .insertInto('pin_draft_rows')
    .values(keys.map((key) => ({ bucket: bucketOf(memberId), member_id: memberId, row_key: key, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
