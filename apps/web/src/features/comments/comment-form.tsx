import { limits } from '@pinfold/contract'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { mentionBefore, type MentionStart, withMention } from './comment-words.ts'
import styles from './comments.module.css'
import { MentionList, useMentionChoices } from './mention-list.tsx'
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
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initialText)
  const [mention, setMention] = useState<MentionStart | null>(null)
  const [active, setActive] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const choices = useMentionChoices(mention?.term ?? null)
  const isOffering = mention !== null && choices.length > 0

  const read = (element: HTMLTextAreaElement) => {
    setText(element.value)
    setMention(mentionBefore(element.value, element.selectionStart))
    setActive(0)
  }
  const choose = (username: string) => {
    if (mention === null) return
    const written = withMention(text, mention, username)
    setText(written.text)
    setMention(null)
    requestAnimationFrame(() => field.current?.setSelectionRange(written.caret, written.caret))
  }
  const send = async () => {
    if (isBusy || text.trim() === '') return
    setBusy(true)
    setError(null)
    if (isEmptiedAtOnce) setText('')
    try {
      await onSend(text)
      if (!isEmptiedAtOnce) setText('')
      setMention(null)
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
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (isOffering && move !== 0) {
      event.preventDefault()
      setActive((active + move + choices.length) % choices.length)
    } else if (isOffering && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault()
      choose(choices[active]?.username ?? '')
    } else if (event.key === 'Escape' && (isOffering || onCancel)) {
      event.stopPropagation()
      if (isOffering) setMention(null)
      else onCancel?.()
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
          ref={field}
          className={styles['input']}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={limits.comment.longest}
          value={text}
          autoFocus={isFocusedAtFirst}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOffering ? `${id}-mentions` : undefined}
          aria-activedescendant={isOffering ? `${id}-mentions-${active}` : undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          aria-invalid={error === null ? undefined : true}
          onChange={(event) => read(event.currentTarget)}
          onSelect={(event) => setMention(mentionBefore(text, event.currentTarget.selectionStart))}
          onBlur={() => setMention(null)}
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
        {isOffering && <MentionList id={`${id}-mentions`} choices={choices} active={active} onChoose={choose} />}
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
