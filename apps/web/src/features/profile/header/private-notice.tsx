import type { User } from '@pinfold/contract'
import { Lock } from 'lucide-react'
import { useExperiment, useMember } from '../../../api/viewer.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from './private-profile.module.css'
import { profileWords } from '../profile.words.ts'

/** PS-03: stands in place of what a private profile hides from whom its member has not approved. */
export function PrivateNotice() {
  if (useExperiment('private_profile_header') !== 'enabled') {
    return <EmptyState drawing="lost" heading={profileWords.nothingYet} />
  }
  return (
    <section className={styles['notice']}>
      <Lock size={24} aria-hidden="true" />
      <h2>{profileWords.isPrivate}</h2>
      <p>{profileWords.privateMeans}</p>
    </section>
  )
}

/** Private profiles show their content to their owner and to approved followers only; the server decides, this tells. */
export function useIsClosed(user: User): boolean {
  const member = useMember()
  return user.is_private_profile && !user.explicitly_followed_by_me && member?.id !== user.id
}
