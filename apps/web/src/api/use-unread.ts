import { type UnreadCounts, unreadOfMe } from '@pinfold/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from './client.ts'
import { useMember } from './viewer.ts'

const UNREAD_KEY = ['unread'] as const

/** Asks for the counts of unread messages and news again, after something changed them. */
export const unreadChanged = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: UNREAD_KEY })

const NOTHING: UnreadCounts = { messages: 0, news: 0 }
const never = () => () => undefined

/** What the member has not read yet; nothing until it is known. */
export function useUnread(): UnreadCounts {
  const member = useMember()
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    enabled: member !== null,
    queryFn: async ({ signal }) => (await call(unreadOfMe, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // What hydrates late must look as the server drew it, though the counts may be known by then.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (isDrawn ? data : undefined) ?? NOTHING
}
