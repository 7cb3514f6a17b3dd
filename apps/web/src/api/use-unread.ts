import { type UnreadCounts, unreadOfMe } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from './client.ts'
import { useMember } from './viewer.ts'

/** Of the cache entry, for whoever knows that the counts changed. */
export const UNREAD_KEY = ['unread'] as const

/** What the member has not read yet; nothing until it is known. */
export function useUnread(): UnreadCounts {
  const member = useMember()
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    enabled: member !== null,
    queryFn: async ({ signal }) => (await call(unreadOfMe, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? { messages: 0, news: 0 }
}
