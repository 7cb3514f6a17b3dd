import { Suspense, lazy } from 'react'
import { loadPart } from './load-part.ts'
import type { ModalProps } from './modal-props.ts'

const ModalOverlay = lazy(() =>
  loadPart(() => import('./modal-overlay.tsx')).then((module) => ({ default: module.ModalOverlay })),
)

/** A dialog over the page. Its code loads with the first one that opens. */
export function Modal(props: ModalProps) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <ModalOverlay {...props} />
    </Suspense>
  )
}
