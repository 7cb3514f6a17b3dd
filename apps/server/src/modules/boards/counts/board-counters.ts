import type { MemberId } from '@pinfold/contract'
import type { Writer } from '../../../platform/writing/writer.ts'
import { addToMemberCounters, type MemberCounter } from '../../accounts/index.ts'

interface CountedBoard {
  privacy: 'public' | 'protected' | 'secret'
  archivedAt: Date | null
}

type BoardCounts = Partial<Record<MemberCounter, number>>

/** What one board adds to its owner's counters; null is a board that is not there. */
function countsOf(
  board: CountedBoard | null,
): Required<Pick<BoardCounts, 'board_count' | 'total_board_count' | 'secret_board_count' | 'archived_board_count'>> {
  const isArchived = board !== null && board.archivedAt !== null
  return {
    board_count: board?.privacy === 'public' && !isArchived ? 1 : 0,
    total_board_count: board === null ? 0 : 1,
    secret_board_count: board?.privacy === 'secret' ? 1 : 0,
    archived_board_count: isArchived ? 1 : 0,
  }
}

/** Moves the owner's counters from what a board was to what it is. */
export async function countBoardChange(
  writer: Writer,
  ownerId: MemberId,
  before: CountedBoard | null,
  after: CountedBoard | null,
): Promise<void> {
  const was = countsOf(before)
  const is = countsOf(after)
  await addToMemberCounters(writer, ownerId, {
    board_count: is.board_count - was.board_count,
    total_board_count: is.total_board_count - was.total_board_count,
    secret_board_count: is.secret_board_count - was.secret_board_count,
    archived_board_count: is.archived_board_count - was.archived_board_count,
  })
}
