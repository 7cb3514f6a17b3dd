import type { ReactNode } from 'react'
import { useForm, type Values } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import styles from './dialog-form.module.css'
import { useWithPassword } from './password-gate.tsx'
import { actionWords } from '../../../ui/action.words.ts'

interface DialogFormProps {
  readonly heading: string
  readonly fields: readonly string[]
  readonly submitLabel: string
  readonly send: (values: Values) => Promise<void>
  readonly onClose: () => void
  /** What can be said before it is sent. */
  readonly validate?: (values: Values) => Readonly<Record<string, string>>
  readonly errorsOf?: (error: unknown) => Readonly<Record<string, string>>
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode
}

/** A small form over the page; where it needs the password, that is asked for and what was typed stays. */
export function DialogForm({
  heading,
  fields,
  submitLabel,
  send,
  onClose,
  validate,
  errorsOf,
  children,
}: DialogFormProps) {
  const withPassword = useWithPassword()
  const { errors, isBusy, formProps } = useForm({
    fields,
    send: async (values) => {
      await withPassword(() => send(values))
    },
    ...(validate && { validate }),
    ...(errorsOf && { errorsOf }),
  })
  return (
    <Modal heading={heading} isOpen onClose={onClose} width={480}>
      <form {...formProps} className={styles['form']} aria-label={heading}>
        {children(errors)}
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
