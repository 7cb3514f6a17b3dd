import type { BoardId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, owned } from '../../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { keptByIds } from '../../../platform/db/kept/kept-by-ids.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import '../boards.tables.ts'

/** The boards of others that a member works on, and those they are invited to. */
export interface BoardRoles {
  readonly team: ReadonlySet<BoardId>
  readonly invited: ReadonlySet<BoardId>
}

/** What the member is to these boards, or to more; at most two statements, none where it is kept. */
export async function findBoardRoles(db: Db, memberId: MemberId, boardIds: readonly Id[]): Promise<BoardRoles> {
  const [own] = await findOwnRoles(db, [memberId])
  if (own?.isWhole === true) return own
  const roles = await findRolesOn(db, memberId, boardIds)
  const boardsOf = (wanted: 'team' | 'invited') =>
    new Set(roles.flatMap(({ kind, boardId }) => (kind === wanted ? [boardId] : [])))
  return { team: boardsOf('team'), invited: boardsOf('invited') }
}

/** On which of the boards the member collaborates, and to which they are invited; it all lives in their own bucket. */
const findRolesOn = compiled(
  (_db, memberId: Given<MemberId>, boardIds: Given<readonly Id[]>) => sql<{ kind: 'team' | 'invited'; boardId: Id }>`
    select 'team' as kind, board_id as "boardId" from member_boards
    where ${owned('member_id', memberId)} and role = 'collaborator' and ${among('board_id', boardIds)}
    union all
    select 'invited', board_id from member_board_invites
    where ${owned('member_id', memberId)} and ${among('board_id', boardIds)}
  `,
)

/** A process keeps the roles of many members, so of each only so many. */
const MOST_KEPT = 500

const readRoles = compiled((_db, memberId: Given<MemberId>) => {
  const most = sql.lit(MOST_KEPT + 1)
  return sql<{ team: Id[]; invited: Id[] }>`
    select
      array(select board_id from member_boards
        where ${owned('member_id', memberId)} and role = 'collaborator' limit ${most}) as team,
      array(select board_id from member_board_invites where ${owned('member_id', memberId)} limit ${most}) as invited
  `
})

/** All of a member's roles; not whole where they are too many to be kept. */
interface OwnRoles extends BoardRoles {
  readonly id: MemberId
  readonly isWhole: boolean
}

/** Kept by the member's id: whoever changes a row of the member's lists of boards names it. */
const findOwnRoles = keptByIds(
  (db, ids) =>
    Promise.all(
      ids.map(async (id): Promise<OwnRoles> => {
        const [{ team, invited } = { team: [], invited: [] }] = await readRoles(db, id)
        const isWhole = team.length + invited.length <= MOST_KEPT
        return { id, isWhole, team: new Set(isWhole ? team : []), invited: new Set(isWhole ? invited : []) }
      }),
    ),
  { most: 2000 },
)
