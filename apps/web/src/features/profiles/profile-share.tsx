import type { User } from '@pinfold/contract'
import { Share2, UserRoundPlus } from 'lucide-react'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useShareChoices } from '../../ui/use-share-choices.tsx'
import { useLoginPrompt } from '../accounts/login-prompt.tsx'
import { createInviteLink } from '../graph/invite-link.tsx'

const icon = <Share2 size={24} aria-hidden="true" />

const copyInvite = () =>
  void createInviteLink()
    .then((link) => navigator.clipboard.writeText(link))
    .then(() => showToast({ text: 'Invite link copied. It works for 30 days.' }))
    .catch((error: unknown) => showToast({ text: messageOf(error) }))

/**
 * PS-04, VR-06: members share a profile's address; others are asked to log in first. RP-03: the owner of a private
 * profile also shares a link that lets its readers follow.
 */
export function ProfileShare({ user }: { readonly user: User }) {
  const address = useShareChoices({ title: user.full_name, path: links.profile(user.username) })
  const member = useMember()
  const ask = useLoginPrompt()
  if (!member) {
    return (
      <IconButton
        label="Share profile"
        icon={icon}
        kind="filled"
        aria-haspopup="dialog"
        onClick={() => ask('shareProfile', () => undefined)}
      />
    )
  }
  const invite = { id: 'invite', label: 'Copy invite link', icon: <UserRoundPlus size={20} />, onChoose: copyInvite }
  const invites = member.id === user.id && user.is_private_profile
  const choices = invites ? [invite, ...address] : address
  return <Menu label="Share profile" icon={icon} kind="filled" groups={[{ id: 'share', choices }]} />
}
