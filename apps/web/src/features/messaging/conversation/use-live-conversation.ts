import { type Conversation, getConversation } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { useLive } from '../../../api/use-live.ts'
import { useConversation } from '../../../entities/conversation/use-conversation.ts'
import { conversationKey } from '../../../entities/conversation/conversation-keys.ts'

/** One conversation as it is now; whoever is no longer in it is led back to the others. */
export function useLiveConversation(loaded: Conversation): Conversation {
  const { id } = loaded
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }) => (await call(getConversation, { conversation_id: id }, { signal })).data,
    initialData: loaded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    // The page was read anew.
    queries.setQueryData(conversationKey(id), loaded)
  }, [queries, id, loaded])
  const readAgain = () => void queries.invalidateQueries({ queryKey: conversationKey(id) })
  useLive('conversation', (event) => {
    if (event.conversation_id === id) readAgain()
  })
  useLive('hello', readAgain)
  useLive('reset', readAgain)
  const isGone = error instanceof ApiFailure && error.status === 404
  useEffect(() => {
    if (isGone) void navigate(links.inbox(), { replace: true })
  }, [isGone, navigate])
  return useConversation(data)
}
