import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { MentionList } from './mention-list.tsx'
import { useNaming } from './use-naming.ts'

/** What a field tells of itself while members may be named in it. */
export type NamingHandle = Pick<ReturnType<typeof useNaming>, 'takeKey' | 'look' | 'stop'>

interface NamingProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly side: 'above' | 'below'
  readonly ref: Ref<NamingHandle>
}

/** Offers members at a field that knows nothing of it; it loads when somebody begins to write. */
export function Naming({ field, side, ref }: NamingProps) {
  const { takeKey, look, stop, list, pointers } = useNaming(field)
  useImperativeHandle(ref, () => ({ takeKey, look, stop }))
  // What was typed while this loaded.
  const lookOnce = useEffectEvent(look)
  useEffect(() => lookOnce(), [])
  const { 'aria-controls': controls, 'aria-activedescendant': active } = pointers
  useEffect(() => {
    const element = field.current
    if (!element || controls === undefined || active === undefined) return
    element.setAttribute('aria-controls', controls)
    element.setAttribute('aria-activedescendant', active)
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [field, controls, active])
  return list && <MentionList {...list} isBelow={side === 'below'} />
}
