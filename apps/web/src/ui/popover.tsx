import { Suspense, lazy } from 'react'
import { loadPart } from './load-part.ts'
import type { PopoverProps } from './popover-props.ts'

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
