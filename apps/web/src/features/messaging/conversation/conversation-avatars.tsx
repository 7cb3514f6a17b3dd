import type { Conversation } from '@pinfold/contract'
import { Avatar } from '../../../ui/avatar.tsx'
import styles from './conversation-avatars.module.css'

/** One person's picture, or two of a group's. */
export function ConversationAvatars({ users }: Pick<Conversation, 'users'>) {
  const [first, second] = users
  if (!second) return <Avatar name={first?.full_name ?? '?'} pictureUrl={first?.image_small_url} size={48} />
  return (
    <span className={styles['pair']}>
      {[second, first].map(
        (user) => user && <Avatar key={user.id} name={user.full_name} pictureUrl={user.image_small_url} size={32} />,
      )}
    </span>
  )
}
