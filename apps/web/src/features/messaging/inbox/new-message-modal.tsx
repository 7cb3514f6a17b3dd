import { conversationsResource, limits } from '@pinfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { Modal } from '../../../ui/modal.tsx'
import { MessageForm } from '../../../entities/conversation/message-form.tsx'
import styles from '../new-message-modal.module.css'
import { PeoplePicker } from '../../../entities/conversation/people-picker.tsx'
import type { Recipient } from '../../../entities/conversation/recipients.ts'
import { useLocale } from '../../../api/viewer.ts'
import { namesInLine } from '../../../entities/conversation/conversation-words.ts'
import { newMessageWords } from './new-message.words.ts'

/** CA-24: begins a conversation with one or more people, and opens it. */
export function NewMessageModal({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly Recipient[]>([])
  const send = async (text: string) => {
    const { data } = await call(conversationsResource.create, {
      user_ids: chosen.map(({ id }) => id),
      text: text.trim(),
    })
    onClose()
    await navigate(links.conversation(data.id))
  }
  const names = chosen.map(({ name }) => name)
  return (
    <Modal heading={newMessageWords.heading} isOpen onClose={onClose} width={440}>
      <div className={styles['body']}>
        <PeoplePicker chosen={chosen} onChange={setChosen} most={limits.conversation.mostPeople - 1} membersOnly />
        {chosen.length > 0 && (
          <>
            <p className={styles['to']}>{newMessageWords.to({ names: namesInLine(names, locale) })}</p>
            <MessageForm label={newMessageWords.message} onSend={send} />
          </>
        )}
      </div>
    </Modal>
  )
}
