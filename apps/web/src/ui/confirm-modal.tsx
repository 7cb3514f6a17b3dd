import { type ReactNode, Suspense, lazy } from 'react'
import { loadPart } from './load-part.ts'

export interface ConfirmModalProps {
  readonly heading: string
  readonly text: string
  readonly confirmLabel: string
  /** Stands below the text, such as a further choice. */
  readonly children?: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Does it; what it throws is told in words by `messageOf`. */
  readonly onConfirm: () => Promise<void>
  readonly messageOf: (error: unknown) => string
}

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
