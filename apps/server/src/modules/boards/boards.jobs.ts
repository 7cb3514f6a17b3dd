import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { BoardPins } from './board-pins.ts'
import { type InviteMailDeps, sendEmailInvite, endCollaborations, sweepInvitations } from '../teams/index.ts'
import { sweepBlocking } from './blocking/sweep-blocking.ts'
import { removeBoard, removeDeletedBoards } from './deletion/remove-deleted-boards.ts'

/** Keeps boards true to what happens between members, and removes deleted ones when their days are over. */
export function scheduleBoards(jobs: Jobs, deps: WriteDeps & InviteMailDeps & { boardPins: BoardPins }): void {
  jobs.on('member.blocked', 'boards-end-collaborations', ({ blockerId, blockedId }) =>
    endCollaborations(deps.db, blockerId, blockedId),
  )
  jobs.on('board.merged', 'boards-remove-merged', ({ boardId }) => removeBoard(deps, boardId))
  jobs.every('* * * * *', 'boards-sweep-blocking', () => sweepBlocking(deps))
  jobs.on('board.email-invited', 'boards-mail-invitation', (event) => sendEmailInvite(deps, event), { concurrency: 1 })
  jobs.every('41 * * * *', 'boards-remove-deleted', async () => {
    await removeDeletedBoards(deps)
    await sweepInvitations(deps)
  })
}
