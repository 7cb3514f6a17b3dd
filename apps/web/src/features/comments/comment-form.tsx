import { limits } from '@pinfold/contract'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useLateNaming } from '../../entities/member/mentions/use-late-naming.tsx'
import styles from './comments.module.css'
import { actionWords } from '../../ui/action.words.ts'

interface CommentFormProps {
  readonly label: string
  readonly initialText?: string
  readonly isFocusedAtFirst?: boolean
  /** What is sent shows elsewhere at once, so the field is free for the next; it comes back if sending fails. */
  readonly isEmptiedAtOnce?: boolean
  /** Sends the text; what it throws shows below, and what was typed stays. */
  readonly onSend: (text: string) => Promise<void>
  readonly onCancel?: (() => void) | undefined
}

/** A field for a comment, with members offered after an `@`. Enter sends, Shift and Enter start a line. */
export function CommentForm({
  label,
  initialText = '',
  isFocusedAtFirst = false,
  isEmptiedAtOnce = false,
  onSend,
  onCancel,
}: CommentFormProps) {
  const id = useId()
  const [text, setText] = useState(initialText)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const naming = useLateNaming('above')
  const send = async () => {
    if (isBusy || text.trim() === '') return
    setBusy(true)
    setError(null)
    if (isEmptiedAtOnce) setText('')
    try {
      await onSend(text)
      if (!isEmptiedAtOnce) setText('')
      naming.stop()
    } catch (failure) {
      if (isEmptiedAtOnce) setText((since) => (since === '' ? text : `${text}\n${since}`))
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that is being composed.
    if (event.nativeEvent.isComposing) return
    if (naming.takeKey(event)) return
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void send()
    }
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles['field']}>
        <textarea
          {...naming.fieldProps}
          className={styles['input']}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={limits.comment.longest}
          value={text}
          autoFocus={isFocusedAtFirst}
          aria-describedby={error === null ? undefined : `${id}-error`}
          aria-invalid={error === null ? undefined : true}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          className={styles['send']}
          label={actionWords.send}
          icon={<Send size={20} />}
          tooltip="above"
          disabled={text.trim() === ''}
          aria-busy={isBusy || undefined}
        />
        {naming.list}
      </div>
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {onCancel && (
        <button type="button" className={styles['quiet']} onClick={onCancel}>
          {actionWords.cancel}
        </button>
      )}
    </form>
  )
}
