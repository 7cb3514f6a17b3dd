import { X } from 'lucide-react'
import { ModalOverlay as AriaOverlay, Dialog, Heading, Modal as AriaModal } from 'react-aria-components'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'
import type { ModalProps } from './modal.tsx'

/** The dialog itself: focus stays inside and goes back when it closes. */
export function ModalOverlay({
  heading,
  isOpen,
  onClose,
  width = 480,
  hasUnsavedText,
  role = 'dialog',
  children,
}: ModalProps) {
  return (
    <AriaOverlay
      className={styles['overlay'] ?? ''}
      isOpen={isOpen}
      isDismissable={hasUnsavedText !== true}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <AriaModal className={styles['modal'] ?? ''} style={{ maxInlineSize: width }}>
        <Dialog className={styles['dialog'] ?? ''} role={role}>
          <header className={styles['header']}>
            <Heading slot="title" className={styles['heading'] ?? ''}>
              {heading}
            </Heading>
            <IconButton label="Close" icon={<X size={24} />} tooltip="none" onClick={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
        </Dialog>
      </AriaModal>
    </AriaOverlay>
  )
}
