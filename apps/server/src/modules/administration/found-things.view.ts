import type { BoardId, FoundThing, MemberId, PinId } from '@pinfold/contract'
import type { Employee } from '../../platform/auth/employee.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findAnyBoards, findAnyMembers, findAnyPins } from './administration.queries.ts'
import { seenByEmployee } from './employee-sight.ts'
import { presentBoard, presentMember, presentPin } from './present-found.ts'

interface Wanted {
  readonly pins: readonly PinId[]
  readonly boards: readonly BoardId[]
  /** Also those who are only to be named. */
  readonly members: readonly MemberId[]
}

/** Things by their ids, and the members among them by their names. */
export interface FoundThings {
  readonly things: ReadonlyMap<Id, FoundThing>
  nameOf(id: MemberId | null): NonNullable<FoundThing['owner']> | null
}

/** Things as employees see them, hidden ones too. Three statements for any number, and their owners in a fourth. */
export async function foundThings(
  { db, mediaUrl }: { readonly db: Db; readonly mediaUrl: string },
  employee: Employee,
  wanted: Wanted,
): Promise<FoundThings> {
  const [pins, boards] = await Promise.all([
    seen(employee, wanted.pins, (ids) => findAnyPins(db, ids)),
    seen(employee, wanted.boards, (ids) => findAnyBoards(db, ids)),
  ])
  const memberIds = [...wanted.members, ...pins.map((pin) => pin.pinnerId), ...boards.map((board) => board.ownerId)]
  const members = await seen(employee, memberIds, (ids) => findAnyMembers(db, ids))
  const owners = new Map(members.map((member) => [member.id, member]))
  const things = [
    ...pins.map((pin) => presentPin(pin, owners, mediaUrl)),
    ...boards.map((board) => presentBoard(board, owners)),
    ...members.map((member) => presentMember(member, mediaUrl)),
  ]
  return {
    things: new Map(things.map((thing) => [thing.id, thing])),
    nameOf(id) {
      const member = id === null ? undefined : owners.get(id)
      return member ? { id: member.id, username: member.username, full_name: member.fullName } : null
    },
  }
}

async function seen<I extends Id, Row>(
  employee: Employee,
  ids: readonly I[],
  find: (ids: readonly I[]) => Promise<Row[]>,
): Promise<readonly Row[]> {
  const unique = [...new Set(ids)]
  return unique.length === 0 ? [] : seenByEmployee(employee, await find(unique))
}
