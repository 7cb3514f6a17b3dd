import { useId } from 'react'
import { MessageCard, titleOf } from '../../entities/experience/message-card.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { experienceWords } from './experience.words.ts'
import type { MessageProps } from './message-props.ts'
import { useMessage } from './use-message.ts'

const isAnywhere = () => true

/** A message over the page; Escape, its cross and a press beside it put it away, and the focus goes back. */
export function ModalMessage(props: MessageProps) {
  const { experience, onOver } = props
  const id = useId()
  const isTurn = useNoticeTurn('prompt', true)
  const isShown = useMessage(props, { isReady: isTurn, anchor: null, isOnIt: isAnywhere, isClosedElsewhere: true })
  const { display_data: display } = experience
  return (
    <Modal
      heading={titleOf(display) || experienceWords.message}
      isOpen={isShown}
      onClose={() => onOver('dismiss')}
      width={400}
    >
      <MessageCard
        id={id}
        display={{ ...display, tooltip_title_text: '' }}
        isFlat
        onComplete={() => onOver('complete')}
      />
    </Modal>
  )
}
