import type { User, Viewer } from '@pinfold/contract'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { links } from '../../../api/links.ts'
import { ViewedBy } from '../../../api/viewer.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { ProfileFrame } from './profile-frame.tsx'
import styles from './profile-preview.module.css'
import { previewLinks, type TabName } from '../../../features/profile/index.ts'
import { profilePagesWords } from '../profile-pages.words.ts'

interface ProfilePreviewProps {
  readonly user: User
  readonly current: TabName
  /** Whose eyes it is seen with. */
  readonly visitor: Viewer
  readonly children: ReactNode
}

/** The profile as somebody who is not signed in sees it, for its owner. Its buttons say that they do nothing. */
export function ProfilePreview({ user, current, visitor, children }: ProfilePreviewProps) {
  const explain = useCallback((event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('button')) return
    event.preventDefault()
    event.stopPropagation()
    showToast({ text: profilePagesWords.onlyPreview })
  }, [])
  return (
    <>
      <p className={styles['note']}>
        <span>{profilePagesWords.seenByOthers}</span>
        <LinkButton size={32} to={links.profile(user.username)}>
          {profilePagesWords.backToYours}
        </LinkButton>
      </p>
      <div onClickCapture={explain}>
        <ViewedBy value={visitor}>
          <ProfileFrame user={user} current={current} addresses={previewLinks}>
            {children}
          </ProfileFrame>
        </ViewedBy>
      </div>
    </>
  )
}
