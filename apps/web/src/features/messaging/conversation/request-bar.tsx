import { acceptConversation, type Conversation, declineConversation } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { conversationName } from '../../../entities/conversation/conversation-words.ts'
import { useLeaving } from './conversation-menu.tsx'
import styles from './request-bar.module.css'
import { useLocale } from '../../../api/viewer.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { Rich } from '../../../ui/rich.tsx'
import { conversationScreenWords } from './conversation-screen.words.ts'

const strong = (text: string) => <strong>{text}</strong>

/** MS-01: a stranger's conversation waits for an answer. */
export function RequestBar({ conversation }: { readonly conversation: Conversation }) {
  const leaving = useLeaving(conversation)
  const locale = useLocale()
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
    <aside className={styles['bar']} aria-label={conversationScreenWords.request}>
      <p className={styles['words']}>
        <Rich
          parts={conversationScreenWords.requestAsks({
            name: conversationName(conversation, locale),
            b: strong,
          })}
        />
      </p>
      <div className={styles['buttons']}>
        <Button
          size={48}
          isBusy={busy === 'decline'}
          onClick={() =>
            void doing('decline', () => leaving(declineConversation, conversationScreenWords.requestDeclined))
          }
        >
          {actionWords.decline}
        </Button>
        <Button kind="primary" size={48} isBusy={busy === 'accept'} onClick={() => void doing('accept', accept)}>
          {actionWords.accept}
        </Button>
      </div>
    </aside>
  )
}
