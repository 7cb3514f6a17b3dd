import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { BoardPins } from './board-pins.ts'
import { endCollaborations } from './jobs/end-collaborations.ts'
import { removeDeletedBoards } from './jobs/remove-deleted-boards.ts'

/** Keeps boards true to what happens between members, and removes deleted ones when their days are over. */
export function scheduleBoards(jobs: Jobs, deps: WriteDeps & { boardPins: BoardPins }): void {
  jobs.on('member.blocked', 'boards-end-collaborations', ({ blockerId, blockedId }) =>
    endCollaborations(deps.db, blockerId, blockedId),
  )
  jobs.every('41 * * * *', 'boards-remove-deleted', () => removeDeletedBoards(deps))
}
