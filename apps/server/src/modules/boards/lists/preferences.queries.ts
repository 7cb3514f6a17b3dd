import type { BoardSortOrder, PinDensity, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../boards.tables.ts'

/** What a member chose, and what of their boards decides the order where they chose none. */
export interface Preferences {
  boardSortOrder: BoardSortOrder | null
  profilePinDensity: PinDensity | null
  boardPinDensity: PinDensity | null
  profileBoardDensity: PinDensity | null
  hasCustomOrder: boolean
  hasGroupBoards: boolean
}

/** One statement, also for members who chose nothing yet. */
export async function findPreferences(db: Db, memberId: MemberId): Promise<Preferences> {
  const result = await sql<Preferences>`
    select chosen.board_sort_order as "boardSortOrder", chosen.profile_pin_density as "profilePinDensity",
      chosen.board_pin_density as "boardPinDensity", chosen.profile_board_density as "profileBoardDensity",
      exists (select 1 from member_boards where ${owned('member_id', memberId)} and rank is not null) as "hasCustomOrder",
      (exists (select 1 from member_boards where ${owned('member_id', memberId)} and role = 'collaborator')
        or exists (
          select 1 from boards where ${owned('owner_id', memberId)} and collaborator_count > 0 and deleted_at is null
        )) as "hasGroupBoards"
    from (select 1) as always
    left join member_preferences as chosen on ${owned('member_id', memberId, 'chosen')}
  `.execute(db)
  const [row] = result.rows
  if (!row) throw new Error('a statement that always answers a row answered none')
  return row
}

type Chosen = Partial<
  Pick<Preferences, 'boardSortOrder' | 'profilePinDensity' | 'boardPinDensity' | 'profileBoardDensity'>
>

const columns = ['board_sort_order', 'profile_pin_density', 'board_pin_density', 'profile_board_density'] as const

/** Keeps what is given; what is left out stays. */
export async function savePreferences(writer: LoneWriter, memberId: MemberId, chosen: Chosen): Promise<void> {
  await writer
    .insertInto('member_preferences')
    .values({
      bucket: bucketOf(memberId),
      member_id: memberId,
      board_sort_order: chosen.boardSortOrder ?? null,
      profile_pin_density: chosen.profilePinDensity ?? null,
      board_pin_density: chosen.boardPinDensity ?? null,
      profile_board_density: chosen.profileBoardDensity ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'member_id'])
        .doUpdateSet(
          Object.fromEntries(
            columns.map((column) => [
              column,
              sql`coalesce(${sql.ref(`excluded.${column}`)}, ${sql.ref(`member_preferences.${column}`)})`,
            ]),
          ),
        ),
    )
    .execute()
}
