import { Share2 } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ModalOverlay } from '../../ui/modal-overlay.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { links } from '../../api/links.ts'
import { MessageForm } from '../../entities/conversation/message-form.tsx'
import { ofMember } from '../../entities/conversation/recipients.ts'
import { sendTo } from '../../entities/conversation/send-to.ts'
import { closeShare, moveShare, type OpenShare } from '../../entities/sharing/share-store.ts'
import styles from './share.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { shareMenuWords } from './share-menu.words.ts'

const goOn = () => moveShare({ type: 'go_on' })

/** ST-03: after a follow from an invitation, a first message to who follows back, or a share of who does not. */
export function FollowUpsell({ share: { state, followed } }: { readonly share: OpenShare }) {
  if (!followed) return null
  const name = followed.first_name || followed.full_name
  const isMessage = state === 'message_upsell'
  const say = async (text: string) => {
    const conversationId = await sendTo(ofMember(followed), { text })
    showToast({
      text: shareMenuWords.sentTo({ name }),
      action: { label: actionWords.view, href: links.conversation(conversationId) },
    })
    goOn()
  }
  return (
    <ModalOverlay
      heading={isMessage ? shareMenuWords.sayHello({ name }) : shareMenuWords.youFollow({ name })}
      isOpen
      onClose={closeShare}
    >
      <div className={styles['upsell']}>
        <Avatar name={followed.full_name} pictureUrl={followed.image_medium_url} size={64} />
        <p>{isMessage ? shareMenuWords.bothFollow({ name }) : shareMenuWords.knowSomeone({ name })}</p>
        {isMessage && (
          <div className={styles['upsellForm']}>
            <MessageForm label={shareMenuWords.messageTo({ name })} onSend={say} />
          </div>
        )}
        <div className={styles['upsellButtons']}>
          <Button kind="tertiary" onClick={closeShare}>
            {shareMenuWords.notNow}
          </Button>
          <Button
            kind={isMessage ? 'secondary' : 'primary'}
            icon={<Share2 size={20} aria-hidden="true" />}
            onClick={goOn}
          >
            {shareMenuWords.shareProfile}
          </Button>
        </div>
      </div>
    </ModalOverlay>
  )
}
