import { limits } from '@pinfold/contract'
import { useId, useRef, useState } from 'react'
import { links } from '../../api/links.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import box from '../../ui/message-box.module.css'
import { showToast } from '../../ui/toast-store.ts'
import { PeoplePicker } from '../../entities/conversation/people-picker.tsx'
import type { Recipient } from '../../entities/conversation/recipients.ts'
import { conversationFailure } from '../../entities/conversation/send-to.ts'
import { sendToAll } from './send-to-all.ts'
import { closeShare } from '../../entities/sharing/share-store.ts'
import styles from './share.module.css'
import type { ShareTarget } from '../../entities/sharing/share-target.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { counted } from '../../ui/format.ts'
import { shareMenuWords } from './share-menu.words.ts'

/** How many get a message of their own at one press. */
const MOST = 20

const sentTo = (one: Recipient | undefined) =>
  one ? shareMenuWords.sentTo({ name: one.name }) : shareMenuWords.sentToThem

interface SendToPeopleProps {
  readonly target: ShareTarget
  readonly address: () => Promise<string>
}

/** MS-02: to one or several people, each in a message of their own. */
export function SendToPeople({ target, address }: SendToPeopleProps) {
  const id = useId()
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly Recipient[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const send = async () => {
    setBusy(true)
    setError(null)
    const { left, sent, failure } = await sendToAll(chosen, target, words.current?.value ?? '', address)
    setBusy(false)
    setChosen(left)
    if (failure !== undefined) {
      showToast({ text: conversationFailure(failure) })
      return setError(left.length < chosen.length ? shareMenuWords.notEveryone : null)
    }
    closeShare()
    const [only] = sent
    const isOne = sent.length === 1 && only !== undefined
    showToast({
      text: isOne ? sentTo(chosen[0]) : shareMenuWords.sentToPeople(counted(sent.length, locale)),
      ...(isOne && { action: { label: actionWords.view, href: links.conversation(only) } }),
    })
  }
  return (
    <form
      className={styles['send']}
      aria-label={shareMenuWords.sendToPeople}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!isBusy) void send()
      }}
    >
      <PeoplePicker chosen={chosen} onChange={setChosen} most={MOST} />
      {chosen.length > 0 && (
        <div className={styles['composer']}>
          <label className="visually-hidden" htmlFor={id}>
            {shareMenuWords.message}
          </label>
          <textarea
            ref={words}
            id={id}
            className={classNames(box['box'], styles['words'])}
            rows={1}
            maxLength={limits.message.longest}
            placeholder={shareMenuWords.addMessage}
          />
          <Button kind="primary" size={48} type="submit" isBusy={isBusy}>
            {chosen.length === 1 ? actionWords.send : shareMenuWords.sendTo(counted(chosen.length, locale))}
          </Button>
        </div>
      )}
      {error !== null && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
