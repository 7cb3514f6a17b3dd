import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { PopoverOverlay } from '../../ui/popover-overlay.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { MessageForm } from '../../entities/conversation/message-form.tsx'
import { changeMessageFlyout, type MessageFlyout as Flyout } from '../../entities/conversation/message-flyout-store.ts'
import styles from './message-flyout.module.css'
import { ofMember } from '../../entities/conversation/recipients.ts'
import { conversationFailure, sendTo } from '../../entities/conversation/send-to.ts'
import { messageFlyoutWords } from './message-flyout.words.ts'

/** PS-20, ST-06: sending clears and closes it, creates a conversation and opens it; a refusal brings the text back. */
export function MessageFlyout({ flyout }: { readonly flyout: Flyout }) {
  const { to, trigger, draft, isSending = false } = flyout
  const anchor = useRef(trigger)
  const navigate = useNavigate()
  const name = to.first_name || to.full_name
  const send = async (text: string) => {
    changeMessageFlyout({ ...flyout, isSending: true })
    try {
      const conversationId = await sendTo(ofMember(to), { text })
      changeMessageFlyout(null)
      await navigate(links.conversation(conversationId))
    } catch (error) {
      showToast({ text: conversationFailure(error) })
      changeMessageFlyout({ to, trigger, draft: text })
    }
  }
  if (isSending) return <LoadingOverlay label={messageFlyoutWords.sending({ name })} />
  return (
    <PopoverOverlay
      label={messageFlyoutWords.message({ name })}
      isOpen
      onClose={() => changeMessageFlyout(null)}
      triggerRef={anchor}
      width={360}
    >
      <div className={styles['flyout']}>
        <p className={styles['to']}>
          <Avatar name={to.full_name} pictureUrl={to.image_small_url} size={40} />
          <span className={styles['name']}>{to.full_name}</span>
        </p>
        <MessageForm
          label={messageFlyoutWords.messageTo({ name })}
          {...(draft !== undefined && { draft })}
          isFirst
          onSend={send}
        />
      </div>
    </PopoverOverlay>
  )
}
