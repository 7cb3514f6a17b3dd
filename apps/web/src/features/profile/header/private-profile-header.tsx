import type { User } from '@pinfold/contract'
import { Lock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLoginPrompt } from '../../../entities/viewer/log-in/login-prompt.ts'
import { FollowButton } from '../../../entities/member/follow-button.tsx'
import styles from './private-profile.module.css'
import { loadPart } from '../../../ui/load-part.ts'
import actionStyles from '../actions/profile-actions.module.css'
import headerStyles from './profile-header.module.css'
import { ProfileName } from '../../../entities/member/profile-name.tsx'
import { ProfileOptions } from '../actions/profile-options.tsx'
import { ProfileTopBar } from './profile-top-bar.tsx'
import { profileWords } from '../profile.words.ts'

const PrivateProfileModal = lazy(() =>
  loadPart(() => import('./private-profile-modal.tsx')).then((module) => ({ default: module.PrivateProfileModal })),
)

/** PS-03: a private profile for whom its member has not approved; its lists are named, and explain why they stay shut. */
export function PrivateProfileHeader({ user }: { readonly user: User }) {
  const [isExplained, setExplained] = useState(false)
  const ask = useLoginPrompt(user.id)
  const explain = () => ask('general', () => setExplained(true))
  return (
    <div className={headerStyles['place']}>
      <ProfileTopBar user={user} end={<ProfileOptions user={user} kind="plain" />} />
      <header className={headerStyles['header']}>
        <span className={headerStyles['picture']}>
          <Avatar name={user.full_name} pictureUrl={user.image_xlarge_url} size={120} />
        </span>
        <ProfileName user={user} />
        <p className={headerStyles['handles']}>
          <span dir="ltr">{`@${user.username}`}</span>
        </p>
        <div className={styles['lists']}>
          <Button kind="tertiary" size={32} icon={<Lock size={16} aria-hidden="true" />} onClick={explain}>
            {profileWords.followers}
          </Button>
          <Button kind="tertiary" size={32} icon={<Lock size={16} aria-hidden="true" />} onClick={explain}>
            {profileWords.following}
          </Button>
        </div>
        <div className={actionStyles['actions']}>
          <FollowButton user={user} size={48} isOfPage />
        </div>
      </header>
      {isExplained && (
        <Suspense fallback={null}>
          <PrivateProfileModal user={user} isOpen onClose={() => setExplained(false)} />
        </Suspense>
      )}
    </div>
  )
}
