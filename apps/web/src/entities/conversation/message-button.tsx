import type { User } from '@pinfold/contract'
import { MessageCircle } from 'lucide-react'
import { useRootData } from '../../api/viewer.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { canMessage } from './can-message.ts'
import { toggleMessageFlyout } from './message-flyout-store.ts'
import { messageButtonWords } from './message-button.words.ts'

/** VR-10 */
export const useCanMessage = (user: User): boolean => canMessage(user, useRootData()?.viewer)

/** PS-04: writes to whoever the profile is about; partners have it in their contact menu. */
export function MessageButton({ user }: { readonly user: User }) {
  if (!useCanMessage(user) || user.is_partner) return null
  return (
    <IconButton
      label={messageButtonWords.message}
      icon={<MessageCircle size={24} aria-hidden="true" />}
      kind="filled"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => toggleMessageFlyout({ to: user, trigger: currentTarget })}
    />
  )
}
