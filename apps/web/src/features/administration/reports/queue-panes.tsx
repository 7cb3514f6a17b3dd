import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { deedOfKey, type QueueDeed } from './queue-keys.ts'

interface QueuePanesProps {
  readonly className?: string | undefined
  readonly act: (deed: QueueDeed) => void
  readonly children: ReactNode
}

const fields = ['INPUT', 'TEXTAREA', 'SELECT']

/** Hears the keys of a queue, wherever inside of it the focus is; those that are meant for a field stay there. */
export function QueuePanes({ className, act, children }: QueuePanesProps) {
  const panes = useRef<HTMLDivElement>(null)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const deed = deedOfKey(event, target instanceof HTMLElement && fields.includes(target.tagName))
    if (deed === null) return
    event.preventDefault()
    act(deed)
  })
  useEffect(() => {
    const { current } = panes
    const listen = (event: KeyboardEvent) => hear(event)
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={panes} className={className}>
      {children}
    </div>
  )
}
