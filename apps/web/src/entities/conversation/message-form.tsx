import { limits } from '@pinfold/contract'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import box from '../../ui/message-box.module.css'
import { showToast } from '../../ui/toast-store.ts'
import styles from './message-form.module.css'
import { conversationFailure, isBlank } from './send-to.ts'
import { actionWords } from '../../ui/action.words.ts'
import { messageFormWords } from './message-form.words.ts'

interface MessageFormProps {
  readonly label: string
  /** What stands in it at first. */
  readonly draft?: string
  /** Has the focus when it opens. */
  readonly isFirst?: boolean
  /** When it throws, the text stays and the reason shows. */
  readonly onSend: (text: string) => Promise<void>
}

/** VR-09: a first message. Enter sends, Shift with Enter begins a line. */
export function MessageForm({ label, draft = '', isFirst = false, onSend }: MessageFormProps) {
  const id = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setEmpty] = useState(isBlank(draft))
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (isFirst) words.current?.focus()
  }, [isFirst])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form sits inside another one in React's tree, not in the page's.
    event.stopPropagation()
    const field = words.current
    if (!field || isBusy || isBlank(field.value)) return
    setBusy(true)
    try {
      await onSend(field.value)
      field.value = ''
      setEmpty(true)
    } catch (error) {
      showToast({ text: conversationFailure(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={words}
        id={id}
        className={classNames(box['box'], styles['words'])}
        rows={3}
        placeholder={messageFormWords.placeholder}
        maxLength={limits.message.longest}
        defaultValue={draft}
        onInput={({ currentTarget }) => setEmpty(isBlank(currentTarget.value))}
        onKeyDown={sendOnEnter}
      />
      <Button
        kind="primary"
        type="submit"
        disabled={isEmpty}
        isBusy={isBusy}
        icon={<SendHorizontal className={styles['pointsOn']} size={20} aria-hidden="true" />}
      >
        {actionWords.send}
      </Button>
    </form>
  )
}

/** While letters are being composed, Enter chooses one of them. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
