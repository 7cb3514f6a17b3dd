import type { User } from '@pinfold/contract'
import { Ellipsis, Eye, MessageCircle, QrCode } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { links } from '../../../api/links.ts'
import { useMember, useRootData } from '../../../api/viewer.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuGroup } from '../../../ui/menu-choices.ts'
import { useCanMessage } from '../../../entities/conversation/message-button.tsx'
import { toggleMessageFlyout } from '../../../entities/conversation/message-flyout-store.ts'
import { useModerationChoices } from '../../../entities/member/blocking/use-moderation-choices.tsx'
import styles from './profile-actions.module.css'
import { loadPart } from '../../../ui/load-part.ts'
import { messageButtonWords } from '../../../entities/conversation/message-button.words.ts'
import { profileWords } from '../profile.words.ts'

const PincodeModal = lazy(() =>
  loadPart(() => import('../pincode/pincode-modal.tsx')).then((module) => ({ default: module.PincodeModal })),
)

interface ProfileOptionsProps {
  readonly user: User
  readonly kind?: 'plain' | 'filled' | 'floating'
}

/** PS-18, RP-04: what else can be done with a profile; not there where that is nothing. */
export function ProfileOptions({ user, kind = 'filled' }: ProfileOptionsProps) {
  const [showsPincode, setShowsPincode] = useState(false)
  const isOwn = useMember()?.id === user.id
  const canMakePincode = useCanMakePincode(user)
  const view = {
    id: 'view',
    label: profileWords.view,
    icon: <Eye size={20} />,
    href: links.publicProfile(user.username),
  }
  const pincode = {
    id: 'pincode',
    label: profileWords.createPincode,
    icon: <QrCode size={20} />,
    onChoose: () => setShowsPincode(true),
  }
  const id = useId()
  const writesToPartner = useCanMessage(user) && user.is_partner
  const message = {
    id: 'message',
    label: messageButtonWords.message,
    icon: <MessageCircle size={20} />,
    onChoose: () =>
      toggleMessageFlyout({ to: user, trigger: document.getElementById(id)?.querySelector('button') ?? null }),
  }
  const own: MenuGroup = {
    id: 'own',
    choices: [...(isOwn ? [view] : []), ...(writesToPartner ? [message] : []), ...(canMakePincode ? [pincode] : [])],
  }
  const groups = [own, ...useModerationChoices(user)].filter(({ choices }) => choices.length > 0)
  if (groups.length === 0) return null
  return (
    <span id={id} className={styles['options']}>
      <Menu label={profileWords.options} icon={<Ellipsis size={24} aria-hidden="true" />} kind={kind} groups={groups} />
      {showsPincode && (
        <Suspense fallback={null}>
          <PincodeModal user={user} onClose={() => setShowsPincode(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** RP-01: owners make a pincode of their profile, and employees of anybody's that strangers may find. */
function useCanMakePincode(user: User): boolean {
  const isOwn = useMember()?.id === user.id
  const isEmployee = useRootData()?.viewer.viewerType === 'employee'
  return isOwn || (isEmployee && !user.is_private_profile)
}
