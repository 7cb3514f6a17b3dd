import { type Conversation, typeInConversation } from '@pinfold/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useLive } from '../../../api/use-live.ts'

/** Milliseconds between two signs of one's own typing, and that a sign of others holds. */
const SAID_EVERY = 3000
const HOLDS = 6000

/** The ids of the others who are typing now; and a way to say that one is. */
export function useTyping({ id, viewer_can: can }: Conversation) {
  const [typing, setTyping] = useState<readonly string[]>([])
  const timers = useRef(new Map<string, number>())
  const saidAt = useRef(0)
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) window.clearTimeout(timer)
    }
  }, [])
  const stop = (userId: string) => {
    window.clearTimeout(timers.current.get(userId))
    setTyping((now) => now.filter((other) => other !== userId))
  }
  useLive('typing', ({ conversation_id: where, user_id: userId }) => {
    if (where !== id) return
    window.clearTimeout(timers.current.get(userId))
    timers.current.set(
      userId,
      window.setTimeout(() => stop(userId), HOLDS),
    )
    setTyping((now) => (now.includes(userId) ? now : [...now, userId]))
  })
  const sayTyping = () => {
    const now = performance.now()
    if (!can.write || (saidAt.current > 0 && now - saidAt.current < SAID_EVERY)) return
    saidAt.current = now
    // It only passes by: a sign that is lost is no loss.
    void call(typeInConversation, { conversation_id: id }).catch(() => undefined)
  }
  return { typing, sayTyping, stopTyping: stop }
}
