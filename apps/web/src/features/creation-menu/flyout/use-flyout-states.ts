import { userStateResource } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { remember } from '../../../entities/viewer/remembered/remembered.ts'

const KEY = ['flyout-states']

/** What the member has seen and used of flyout buttons; undefined until it is known, and where it cannot be. */
export function useFlyoutStates(): {
  readonly states: Readonly<Record<string, string>> | undefined
  readonly note: (state: string) => void
} {
  const queries = useQueryClient()
  const { data: states } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(userStateResource.get, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const note = (state: string) => {
    if (states?.[state] !== undefined) return
    // An answer that is under way may not know of it.
    if (states === undefined)
      return void remember(state, 'seen').then(() => queries.invalidateQueries({ queryKey: KEY }))
    queries.setQueryData<Record<string, string>>(KEY, (known) => ({ ...known, [state]: 'seen' }))
    void remember(state, 'seen')
  }
  return { states, note }
}
