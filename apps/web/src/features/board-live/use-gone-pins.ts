import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readFact, tellFact } from '../../api/use-optimistic-fact.ts'
import { type GoneFact, tellDeleted } from '../../entities/pin/actions/pin-gone.ts'
import { goneKey } from '../../entities/pin/pin-keys.ts'

const none: ReadonlySet<string> = new Set()

/** Pins that others took off a wall: their cards say so and keep their places, as long as the wall shows. */
export function useGonePins(): readonly [ids: ReadonlySet<string>, change: (ids: readonly string[]) => void] {
  const queries = useQueryClient()
  const [ids, setIds] = useState(none)
  const covered = useRef(none)
  const change = (next: readonly string[]) => {
    const wanted = new Set(next)
    for (const id of covered.current) if (!wanted.has(id)) tellFact(queries, goneKey(id), null)
    const isShown = (id: string) => readFact<GoneFact>(queries, goneKey(id), null) === null
    // What the viewer hid or deleted says so already.
    const fresh = next.filter((id) => isShown(id))
    for (const id of fresh) tellDeleted(queries, id)
    covered.current = new Set([...fresh, ...next.filter((id) => covered.current.has(id))])
    setIds(next.length === 0 ? none : wanted)
  }
  // Elsewhere the same pin may still be there.
  const uncover = useEffectEvent(() => change([]))
  useEffect(() => () => uncover(), [])
  return [ids, change]
}
