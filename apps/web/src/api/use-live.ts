import { useEffect, useEffectEvent } from 'react'
import { type LiveKind, type LiveOf, onLive, onLiveOpen } from './live.ts'
import { useMember } from './viewer.ts'

/** Hears live events of a kind while the component is there; visitors hear nothing. */
export function useLive<K extends LiveKind>(kind: K, handler: (event: LiveOf<K>) => void): void {
  const memberId = useMember()?.id
  const onEvent = useEffectEvent(handler)
  useEffect(() => (memberId === undefined ? undefined : onLive(kind, (event) => onEvent(event))), [kind, memberId])
}

/** Calls back each time the member's stream is open, while the component is there and `isWanted`. */
export function useLiveOpen(handler: () => void, isWanted: boolean): void {
  const isMember = useMember() !== null
  const onOpen = useEffectEvent(handler)
  useEffect(() => (isMember && isWanted ? onLiveOpen(() => onOpen()) : undefined), [isMember, isWanted])
}
