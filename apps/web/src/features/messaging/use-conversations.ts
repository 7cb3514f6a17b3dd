import { type Conversation, conversationsResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Answer } from '../../api/client.ts'
import { useLive } from '../../api/use-live.ts'
import { usePages } from '../../api/use-pages.ts'
import { conversationsChanged } from '../../entities/conversation/stale-conversations.ts'

export type ConversationPage = Answer<typeof conversationsResource.get>

/** Milliseconds in which news that comes together reads the lists once. */
const TOGETHER = 250

/** Both lists of conversations, in the order of what was written last; they follow the news. */
export function useConversations(first: { inbox: ConversationPage; requests: ConversationPage }) {
  const queries = useQueryClient()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const readAgain = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void conversationsChanged(queries), TOGETHER)
  }
  useLive('message', readAgain)
  useLive('conversation', readAgain)
  useLive('hello', readAgain)
  useLive('reset', readAgain)
  const inbox = usePages(conversationsResource.get, {}, first.inbox)
  const requests = usePages(conversationsResource.get, { is_request: true }, first.requests)
  return { inbox, requests } satisfies Record<string, { rows: readonly Conversation[] }>
}
