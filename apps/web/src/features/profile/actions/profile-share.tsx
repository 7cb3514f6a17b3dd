import type { User } from '@pinfold/contract'
import { useMember } from '../../../api/viewer.ts'
import { ShareButton } from '../../../entities/sharing/share-button.tsx'
import { profileTarget } from '../../../entities/sharing/share-target.ts'
import { profileWords } from '../profile.words.ts'

/**
 * PS-04, VR-06: members share a profile; others are asked to log in first. RP-03, ST-29: what the owner of a private
 * profile shares lets its readers follow.
 */
export function ProfileShare({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  return <ShareButton label={profileWords.share} kind="filled" target={profileTarget(user, isOwn)} />
}
