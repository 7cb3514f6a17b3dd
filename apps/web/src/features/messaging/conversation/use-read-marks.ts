import { type Conversation, type Message, readConversation } from '@pinfold/contract'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from '../../../api/client.ts'
import { isNewer } from '../log/message-pages.ts'

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/** Says that everything shown was read, while somebody looks. */
export function useReadMarks({ id, unread }: Conversation, newest: Message | undefined): void {
  const isSeen = useSyncExternalStore(subscribeToVisibility, isVisible, () => false)
  const marked = useRef<string>(undefined)
  const newestId = newest?.id
  const isOwn = newest?.sent_by_me === true
  useEffect(() => {
    if (!isSeen || newestId === undefined) return
    const known = marked.current
    // What one wrote oneself was read; so was what stood there when nothing was unread.
    if (known === undefined && unread === 0) return void (marked.current = newestId)
    if (known !== undefined && (isOwn || !isNewer(newestId, known))) return
    marked.current = newestId
    void call(readConversation, { conversation_id: id, message_id: newestId }).catch(() => (marked.current = known))
  }, [id, isOwn, isSeen, newestId, unread])
}
