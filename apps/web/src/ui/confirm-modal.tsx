import { Suspense, lazy } from 'react'
import type { ConfirmModalProps } from './confirm-modal-props.ts'
import { loadPart } from './load-part.ts'

const ConfirmOverlay = lazy(() =>
  loadPart(() => import('./confirm-overlay.tsx')).then((module) => ({ default: module.ConfirmOverlay })),
)

/** Asks before something that cannot be taken back. Its code loads with the first question. */
export function ConfirmModal(props: ConfirmModalProps) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <ConfirmOverlay {...props} />
    </Suspense>
  )
}
