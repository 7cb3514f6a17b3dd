import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-modal.module.css'
import type { ConfirmModalProps } from './confirm-modal-props.ts'
import { FieldError } from './field.tsx'
import { Modal } from './modal.tsx'
import { actionWords } from './action.words.ts'

/** The question itself. */
export function ConfirmOverlay({
  heading,
  text,
  confirmLabel,
  children,
  onClose,
  onConfirm,
  messageOf,
}: ConfirmModalProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await onConfirm()
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal heading={heading} isOpen onClose={onClose} width={440} role="alertdialog">
      <p className={styles['text']}>{text}</p>
      {children}
      <div aria-live="polite">{error !== null && <FieldError>{error}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{actionWords.cancel}</Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
