import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { sweepBlocking } from './blocking/sweep-blocking.ts'
import type { BoardPins } from './board-pins.ts'
import { removeBoard, removeDeletedBoards } from './deletion/remove-deleted-boards.ts'

/** Frees boards of what shows as done, and removes deleted ones when their days are over. */
export function scheduleBoards(jobs: Jobs, deps: WriteDeps & { boardPins: BoardPins }): void {
  jobs.on('board.merged', 'boards-remove-merged', ({ boardId }) => removeBoard(deps, boardId))
  jobs.every('* * * * *', 'boards-sweep-blocking', () => sweepBlocking(deps))
  jobs.every('41 * * * *', 'boards-remove-deleted', () => removeDeletedBoards(deps))
}
