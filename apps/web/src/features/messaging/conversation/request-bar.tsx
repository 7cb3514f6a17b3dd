import { acceptConversation, type Conversation, declineConversation } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { conversationName } from '../../../entities/conversation/conversation-words.ts'
import { useLeaving } from './conversation-menu.tsx'
import styles from './request-bar.module.css'

/** MS-01: a stranger's conversation waits for an answer. */
export function RequestBar({ conversation }: { readonly conversation: Conversation }) {
  const leaving = useLeaving(conversation)
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const doing = async (what: 'accept' | 'decline', work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(null)
    }
  }
  const accept = async () => {
    await call(acceptConversation, { conversation_id: conversation.id })
  }
  return (
    <aside className={styles['bar']} aria-label="Message request">
      <p className={styles['words']}>
        <strong>{conversationName(conversation)}</strong> wants to send you messages. They won’t know whether you’ve
        read this.
      </p>
      <div className={styles['buttons']}>
        <Button
          size={48}
          isBusy={busy === 'decline'}
          onClick={() => void doing('decline', () => leaving(declineConversation, 'Request declined'))}
        >
          Decline
        </Button>
        <Button kind="primary" size={48} isBusy={busy === 'accept'} onClick={() => void doing('accept', accept)}>
          Accept
        </Button>
      </div>
    </aside>
  )
}
