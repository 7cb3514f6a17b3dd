import { useEffect, useEffectEvent } from 'react'
import { type LiveKind, type LiveOf, onLive } from './live.ts'
import { useMember } from './viewer.ts'

/** Hears live events of a kind while the component is there; visitors hear nothing. */
export function useLive<K extends LiveKind>(kind: K, handler: (event: LiveOf<K>) => void): void {
  const memberId = useMember()?.id
  const onEvent = useEffectEvent(handler)
  useEffect(() => (memberId === undefined ? undefined : onLive(kind, (event) => onEvent(event))), [kind, memberId])
}
