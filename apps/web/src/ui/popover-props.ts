import type { ReactNode, RefObject } from 'react'

export interface PopoverProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly triggerRef: RefObject<HTMLElement | null>
  /** Pixels. */
  readonly width: number
  readonly children: ReactNode
}
