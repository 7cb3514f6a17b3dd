import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ModalOverlay as AriaOverlay, Dialog, Heading, Modal as AriaModal } from 'react-aria-components'
import { classNames } from './class-names.ts'
import { hasTypedText } from './has-typed-text.ts'
import { IconButton } from './icon-button.tsx'
import { InPageLanguage } from './in-page-language.tsx'
import { keepFocus } from './keep-focus.ts'
import styles from './modal.module.css'
import type { ModalProps } from './modal-props.ts'
import { actionWords } from './action.words.ts'

interface ModalOverlayProps extends ModalProps {
  /** What is inside has its own space at the sides. */
  readonly isList?: boolean
}

/** The dialog itself: focus stays inside and goes back when it closes. */
export function ModalOverlay({
  heading,
  isOpen,
  onClose,
  width = 480,
  isTall = false,
  hasUnsavedText,
  role = 'dialog',
  isList = false,
  children,
}: ModalOverlayProps) {
  const modal = useRef<HTMLDivElement>(null)
  useEffect(() => keepFocus, [])
  return (
    <InPageLanguage>
      <AriaOverlay
        className={styles['overlay'] ?? ''}
        isOpen={isOpen}
        isDismissable
        shouldCloseOnInteractOutside={() => !(hasUnsavedText ?? hasTypedText(modal.current))}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <AriaModal
          ref={modal}
          className={classNames(styles['modal'], isTall && styles['tall'])}
          style={{ maxInlineSize: width }}
        >
          <Dialog className={styles['dialog'] ?? ''} role={role}>
            <header className={styles['header']}>
              <Heading slot="title" className={styles['heading'] ?? ''}>
                {heading}
              </Heading>
              <IconButton
                label={actionWords.close}
                icon={<X size={24} aria-hidden="true" />}
                tooltip="none"
                onClick={onClose}
              />
            </header>
            <div className={classNames(styles['body'], isList && styles['list'])}>{children}</div>
          </Dialog>
        </AriaModal>
      </AriaOverlay>
    </InPageLanguage>
  )
}
