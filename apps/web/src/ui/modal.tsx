import { type ReactNode, Suspense, lazy } from 'react'
import { loadPart } from './load-part.ts'

export interface ModalProps {
  readonly heading: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Pixels; on phones it is a sheet as wide as the screen. */
  readonly width?: number
  /** As high as it may be, whatever is inside; on phones it takes the whole screen. */
  readonly isTall?: boolean
  /** While something typed would be lost, a press outside does not close. By default the fields inside tell. */
  readonly hasUnsavedText?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

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
