import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { messageOf } from '../../api/failure.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { pinCreationWords } from './pin-creation.words.ts'

/** Asks before unpublished work is left behind, by a link or by closing the page. `open` lets the next move pass. */
export function useLeavingGuard(isGuarding: boolean) {
  const isOpen = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarding && !isOpen.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isGuarding) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isGuarding])
  const modal = (
    <ConfirmModal
      heading={pinCreationWords.leaveHeading}
      text={pinCreationWords.leaveText}
      confirmLabel={pinCreationWords.leave}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={async () => blocker.proceed?.()}
      messageOf={messageOf}
    />
  )
  return {
    modal,
    open: () => {
      isOpen.current = true
    },
  }
}
