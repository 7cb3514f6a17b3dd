import { type MemberCard, userBlockResource, userBlocksResource } from '@pinfold/contract'
import { useState } from 'react'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { usePages } from '../../api/use-pages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from '../../entities/viewer/settings/people-list.module.css'
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { blockedPeopleWords } from './blocked-people.words.ts'

interface BlockedPeopleProps {
  readonly first: Answer<typeof userBlocksResource.get>
}

/** Whom the member blocked, with a way to take it back. */
export function BlockedPeople({ first }: BlockedPeopleProps) {
  const list = usePages(userBlocksResource.get, {}, first)
  const [unblocked, setUnblocked] = useState<ReadonlySet<string>>(new Set())
  const blocked = list.rows.filter(({ id }) => !unblocked.has(id))
  return (
    <SettingsSection heading={blockedPeopleWords.heading} text={blockedPeopleWords.lead}>
      {blocked.length === 0 ? (
        <p className={styles['none']}>{blockedPeopleWords.none}</p>
      ) : (
        <ul className={styles['people']}>
          {blocked.map((member) => (
            <BlockedRow
              key={member.id}
              member={member}
              onUnblocked={() => setUnblocked(new Set([...unblocked, member.id]))}
            />
          ))}
        </ul>
      )}
      {list.loadMore && <Button onClick={list.loadMore}>{blockedPeopleWords.showMore}</Button>}
      {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
    </SettingsSection>
  )
}

function BlockedRow({ member, onUnblocked }: { readonly member: MemberCard; readonly onUnblocked: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const unblock = async () => {
    setBusy(true)
    try {
      await call(userBlockResource.delete, { blocked_user_id: member.id })
      showToast({ text: blockedPeopleWords.unblocked({ name: member.full_name }) })
      onUnblocked()
    } catch (error) {
      showToast({ text: messageOf(error) })
      setBusy(false)
    }
  }
  return (
    <li className={styles['person']}>
      <Avatar name={member.full_name} pictureUrl={member.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{member.full_name}</span>
        <span className={styles['handle']}>@{member.username}</span>
      </span>
      <Button
        size={32}
        isBusy={isBusy}
        aria-label={blockedPeopleWords.unblockNamed({ name: member.full_name })}
        onClick={() => void unblock()}
      >
        {blockedPeopleWords.unblock}
      </Button>
    </li>
  )
}
