import { type DeletedBoard, deletedBoards } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listKey } from '../../api/use-pages.ts'
import { isBusy } from './told-operations.ts'
import { readAgainAndAgain } from './read-again.ts'

/** The options by which the list of deleted boards is read. */
export const deletedList = {}

/** ST-17: reads deleted boards again and again while a large one is put away. */
export function useUnfinishedDeletions(boards: readonly DeletedBoard[]): void {
  const queries = useQueryClient()
  const isAnyUnfinished = boards.some(isBusy)
  useEffect(() => {
    if (!isAnyUnfinished) return
    const queryKey = listKey(deletedBoards, deletedList)
    return readAgainAndAgain(() => queries.refetchQueries({ queryKey, exact: true }, { throwOnError: true }))
  }, [isAnyUnfinished, queries])
}
