import { type BoardPlanning, boardPlanningResource } from '@pinfold/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { planningKey } from '../../entities/board/board-keys.ts'
import { showToast } from '../../ui/toast-store.ts'

/** What is planned on a board as it is now; read anew when the reader comes back to the page. */
export function usePlanning(loaded: BoardPlanning): BoardPlanning {
  const queries = useQueryClient()
  const boardId = loaded.board_id
  const { data } = useQuery({
    queryKey: planningKey(boardId),
    queryFn: async ({ signal }) => (await call(boardPlanningResource.get, { board_id: boardId }, { signal })).data,
    initialData: loaded,
    refetchOnWindowFocus: true,
    retry: false,
  })
  useEffect(() => {
    // The page was read anew.
    queries.setQueryData(planningKey(boardId), loaded)
  }, [queries, boardId, loaded])
  return data
}

export interface PlanChange {
  /** How it looks before the server has answered. */
  readonly expect?: (planning: BoardPlanning) => BoardPlanning
  readonly send: () => Promise<Pick<Answer<typeof boardPlanningResource.get>, 'data'>>
  /** Without it a refusal is told in a toast. */
  readonly onRefused?: (error: unknown) => void
}

/** Changes what is planned, one after the other; what was refused is read anew. */
export function usePlanChange(boardId: string): (change: PlanChange) => Promise<void> {
  const queries = useQueryClient()
  const key = planningKey(boardId)
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    networkMode: 'always',
    mutationFn: ({ send }: PlanChange) => send(),
    onMutate: async ({ expect }) => {
      await queries.cancelQueries({ queryKey: key })
      queries.setQueryData<BoardPlanning>(key, (now) => (now && expect ? expect(now) : now))
    },
    onSuccess: ({ data }) => {
      // Later ones show already; the last answer holds them all.
      if (queries.isMutating({ mutationKey: key }) === 1) queries.setQueryData(key, data)
    },
    onError: (error, { onRefused }) => {
      void queries.invalidateQueries({ queryKey: key })
      if (onRefused) onRefused(error)
      else showToast({ text: messageOf(error) })
    },
  })
  return async (change) => {
    await mutateAsync(change).catch(() => undefined)
  }
}

/** Puts what the server answered in the place of what is known. */
export function useTellPlanning(): (planning: BoardPlanning) => void {
  const queries = useQueryClient()
  return (planning) => void queries.setQueryData(planningKey(planning.board_id), planning)
}
