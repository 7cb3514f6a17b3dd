import { addToConversation, type Conversation, limits } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import styles from '../new-message-modal.module.css'
import { PeoplePicker } from '../../../entities/conversation/people-picker.tsx'
import type { Recipient } from '../../../entities/conversation/recipients.ts'
import { conversationScreenWords } from './conversation-screen.words.ts'

interface AddPeopleModalProps {
  readonly conversation: Conversation
  readonly onClose: () => void
}

/** Brings more people into a conversation of several. */
export function AddPeopleModal({ conversation: { id, users }, onClose }: AddPeopleModalProps) {
  const [chosen, setChosen] = useState<readonly Recipient[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const add = async () => {
    setBusy(true)
    setError(null)
    try {
      await call(addToConversation, { conversation_id: id, user_ids: chosen.map((one) => one.id) })
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal heading={conversationScreenWords.addPeople} isOpen onClose={onClose} width={440}>
      <div className={styles['body']}>
        <PeoplePicker
          chosen={chosen}
          onChange={setChosen}
          most={limits.conversation.mostPeople - 1 - users.length}
          membersOnly
          without={users.map((user) => user.id)}
        />
        {error !== null && <FieldError>{error}</FieldError>}
        <Button
          kind="primary"
          size={48}
          isWide
          disabled={chosen.length === 0}
          isBusy={isBusy}
          onClick={() => void add()}
        >
          {conversationScreenWords.add}
        </Button>
      </div>
    </Modal>
  )
}
