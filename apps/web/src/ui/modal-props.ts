import type { ReactNode } from 'react'

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
