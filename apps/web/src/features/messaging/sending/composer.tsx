import { limits } from '@pinfold/contract'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMember } from '../../../api/viewer.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import box from '../../../ui/message-box.module.css'
import styles from './composer.module.css'
import { keepDraft, readDraft } from './drafts.ts'
import { sendOnEnter } from '../../../entities/conversation/message-form.tsx'
import { isBlank } from '../../../entities/conversation/send-to.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { conversationScreenWords } from '../conversation/conversation-screen.words.ts'

interface ComposerProps {
  readonly conversationId: string
  readonly onSend: (text: string) => void
  readonly onType: () => void
}

/** Writes in a conversation. What is not sent yet is there again after a reload. Enter sends; Shift with Enter begins a line. */
export function Composer({ conversationId, onSend, onType }: ComposerProps) {
  const id = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setEmpty] = useState(true)
  const memberId = useMember()?.id
  useEffect(() => {
    const field = words.current
    // Something may have been typed before the script ran.
    if (field && field.value === '') field.value = readDraft({ conversationId, memberId })
    setEmpty(isBlank(field?.value ?? ''))
    // A phone's keyboard would cover what there is to read.
    if (window.matchMedia('(hover: hover)').matches) field?.focus({ preventScroll: true })
  }, [conversationId, memberId])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const field = words.current
    if (!field || isBlank(field.value)) return
    onSend(field.value.trim())
    field.value = ''
    keepDraft({ conversationId, memberId }, '')
    setEmpty(true)
    field.focus({ preventScroll: true })
  }
  return (
    <form
      className={styles['composer']}
      aria-label={conversationScreenWords.writeMessage}
      data-at-end
      onSubmit={submit}
    >
      <label className="visually-hidden" htmlFor={id}>
        {conversationScreenWords.message}
      </label>
      <textarea
        ref={words}
        id={id}
        className={classNames(box['box'], styles['words'])}
        rows={1}
        placeholder={conversationScreenWords.writeMessage}
        maxLength={limits.message.longest}
        onInput={({ currentTarget: { value } }) => {
          setEmpty(isBlank(value))
          keepDraft({ conversationId, memberId }, value)
          if (!isBlank(value)) onType()
        }}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        className={styles['send']}
        label={actionWords.send}
        tooltip="above"
        disabled={isEmpty}
        icon={<SendHorizontal size={24} aria-hidden="true" />}
      />
    </form>
  )
}
