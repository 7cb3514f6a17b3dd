import { useLocale } from '../../api/viewer.ts'
import { Modal } from '../../ui/modal.tsx'
import { closeFollowList, type OpenFollowList } from '../../entities/member/follow-list-store.ts'
import { followListHeading } from './follow-words.ts'
import { LoadedPeople } from './loaded-people.tsx'
import styles from '../../entities/member/people-list.module.css'

export { openFollowList } from '../../entities/member/follow-list-store.ts'

/** PR-13: a member's followers, or whom they follow, over the page. */
export function FollowListModal({ list }: { readonly list: OpenFollowList }) {
  const { kind, user } = list
  return (
    <Modal heading={followListHeading(kind, user, useLocale())} isOpen onClose={closeFollowList} width={520}>
      <div className={styles['inModal']}>
        <LoadedPeople kind={kind} user={user} />
      </div>
    </Modal>
  )
}
