import { interestFollowingResource, type Topic, type User } from '@pinfold/contract'
import { useState } from 'react'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TopicCard } from './topic-card.tsx'
import styles from './topics.module.css'
import { followedTopicsWords } from './followed-topics.words.ts'

interface TopicsScreenProps {
  readonly user: User
  readonly followed: Answer<typeof interestFollowingResource.get>
  /** Everything there is to follow; for the owner only. */
  readonly all: readonly Topic[]
}

/** ST-20: the topics a member follows. The owner finds more below. */
export function TopicsScreen({ user, followed, all }: TopicsScreenProps) {
  const { rows, loadMore, isLoadingMore } = usePages(
    interestFollowingResource.get,
    { username: user.username },
    followed,
  )
  const isOwn = useMember()?.id === user.id
  const known = new Set(rows.map(({ id }) => id))
  return (
    <div className={styles['page']}>
      {rows.length === 0 ? (
        <EmptyState
          drawing="pins"
          heading={isOwn ? followedTopicsWords.youFollowNone : followedTopicsWords.followsNone}
        >
          {isOwn
            ? followedTopicsWords.chooseBelow
            : followedTopicsWords.willAppear({ name: user.first_name || user.full_name })}
        </EmptyState>
      ) : (
        <ul className={styles['cards']} aria-label={followedTopicsWords.followed}>
          {rows.map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
      {loadMore && (
        <p className={styles['more']}>
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            {followedTopicsWords.showMore}
          </Button>
        </p>
      )}
      {isOwn && <MoreTopics topics={all.filter(({ id }) => !known.has(id))} />}
    </div>
  )
}

/** What is not followed yet, narrowed by what is typed. */
function MoreTopics({ topics }: { readonly topics: readonly Topic[] }) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found = topics.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <section className={styles['moreTopics']} aria-labelledby="more-topics">
      <h2 id="more-topics" className={styles['heading']}>
        {followedTopicsWords.findMore}
      </h2>
      <TextField
        label={followedTopicsWords.filter}
        type="search"
        autoComplete="off"
        maxLength={60}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={styles['none']} role="status">
        {found.length === 0 && followedTopicsWords.none}
      </p>
      <ul className={styles['cards']} aria-label={followedTopicsWords.more}>
        {found.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </ul>
    </section>
  )
}
