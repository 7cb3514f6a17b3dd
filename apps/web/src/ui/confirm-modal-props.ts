import type { ReactNode } from 'react'

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
