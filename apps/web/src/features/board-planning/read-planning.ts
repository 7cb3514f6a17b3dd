import { type BoardPlanning, boardPlanningResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'

/** What is planned on a board; null for whoever may not know. */
export async function readPlanning(boardId: string): Promise<BoardPlanning | null> {
  try {
    return (await call(boardPlanningResource.get, { board_id: boardId })).data
  } catch (error) {
    if (error instanceof ApiFailure && [403, 404].includes(error.status)) return null
    throw error
  }
}
