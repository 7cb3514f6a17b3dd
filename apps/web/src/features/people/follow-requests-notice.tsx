import type { User } from '@pinfold/contract'
import { UserPlus } from 'lucide-react'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { openFollowList } from '../../entities/member/follow-list-store.ts'
import { requestsLine } from './follow-words.ts'
import styles from './follow-requests-notice.module.css'
import { peopleWords } from './people.words.ts'

/** ST-02: tells the owner of a private profile that somebody waits, and leads to them. */
export function FollowRequestsNotice({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  const locale = useLocale()
  const count = user.follow_request_count ?? 0
  if (!isOwn || count === 0) return null
  return (
    <aside className={styles['notice']} aria-label={peopleWords.requests}>
      <UserPlus size={20} aria-hidden="true" />
      <p>{requestsLine(count, locale)}</p>
      <Button size={32} onClick={() => openFollowList('followers', user)}>
        {peopleWords.seeWho}
      </Button>
    </aside>
  )
}
