import { Dialog, Popover } from 'react-aria-components'
import { InPageLanguage } from './in-page-language.tsx'
import { isPhone } from './is-phone.ts'
import { ModalOverlay } from './modal-overlay.tsx'
import styles from './popover.module.css'
import type { PopoverProps } from './popover-props.ts'

/** Chosen once when it opens: a popover where there is room, a sheet on phones. */
export function PopoverOverlay({ label, onClose, triggerRef, width, children }: PopoverProps) {
  if (isPhone()) {
    return (
      <ModalOverlay heading={label} isOpen onClose={onClose}>
        {children}
      </ModalOverlay>
    )
  }
  return (
    <InPageLanguage>
      <Popover
        className={styles['popover'] ?? ''}
        style={{ inlineSize: width }}
        triggerRef={triggerRef}
        isOpen
        placement="bottom"
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog className={styles['dialog'] ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </InPageLanguage>
  )
}
