import { type AdminMember, formatWireDate, type MemberId } from '@pinfold/contract'
import type { Employee } from '../../platform/auth/employee.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findRolesOf } from '../employees/index.ts'
import { findAnyBoardsOf, findAnyMembers, needsCode } from './administration.queries.ts'
import { seenByEmployee } from './employee-sight.ts'
import { pathOfMember, portraitOf, presentBoard, statesOfMember } from './present-found.ts'
import type { AdminSearchDeps } from './search.view.ts'

/** Boards that the page of a member lists. */
const MOST_BOARDS = 25

/** What helps an employee to help a member. Four statements. Throws `user_not_found`. */
export async function adminMemberView(
  { db, mediaUrl }: Pick<AdminSearchDeps, 'db' | 'mediaUrl'>,
  employee: Employee,
  memberId: MemberId,
): Promise<AdminMember> {
  const [members, roles, hasSecondFactor, boards] = await Promise.all([
    findAnyMembers(db, [memberId]),
    findRolesOf(db, memberId),
    needsCode(db, memberId),
    findAnyBoardsOf(db, memberId, MOST_BOARDS),
  ])
  const [member] = seenByEmployee(employee, members)
  if (!member) throw new AppError('user_not_found')
  const owners = new Map([[member.id, member]])
  return {
    id: member.id,
    username: member.username,
    full_name: member.fullName,
    email: member.email,
    is_email_verified: member.emailVerifiedAt !== null,
    country: member.country,
    locale: member.locale,
    joined_at: formatWireDate(member.createdAt),
    last_saved_at: member.lastSavedAt && formatWireDate(member.lastSavedAt),
    states: statesOfMember(member),
    has_second_factor: hasSecondFactor,
    roles,
    counts: {
      pins: member.pinCount,
      boards: member.boardCount,
      secret_boards: member.secretBoardCount,
      followers: member.followerCount,
      following: member.followingCount,
    },
    boards: seenByEmployee(employee, boards).map((board) => presentBoard(board, owners)),
    path: pathOfMember(member),
    image_url: portraitOf(member, mediaUrl),
  }
}
