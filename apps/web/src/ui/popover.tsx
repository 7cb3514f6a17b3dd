import { type ReactNode, type RefObject, Suspense, lazy } from 'react'
import { loadPart } from './load-part.ts'

export interface PopoverProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly triggerRef: RefObject<HTMLElement | null>
  /** Pixels. */
  readonly width: number
  readonly children: ReactNode
}

const PopoverOverlay = lazy(() =>
  loadPart(() => import('./popover-overlay.tsx')).then((module) => ({ default: module.PopoverOverlay })),
)

/** A small dialog beside what opened it; a sheet on phones. */
export function Popover(props: PopoverProps) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <PopoverOverlay {...props} />
    </Suspense>
  )
}
