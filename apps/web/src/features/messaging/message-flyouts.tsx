import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { changeMessageFlyout, useMessageFlyout } from '../../entities/conversation/message-flyout-store.ts'
import { loadPart } from '../../ui/load-part.ts'

const MessageFlyout = lazy(() =>
  loadPart(() => import('./message-flyout.tsx')).then((module) => ({ default: module.MessageFlyout })),
)

/** Where first messages are written. Render it once; the code loads with the first one. */
export function MessageFlyouts() {
  const flyout = useMessageFlyout()
  const { pathname } = useLocation()
  useEffect(() => () => changeMessageFlyout(null), [pathname])
  if (!flyout) return null
  return (
    <Suspense fallback={null}>
      <MessageFlyout key={flyout.to.id} flyout={flyout} />
    </Suspense>
  )
}
