import { type MemberCard, userFollowersResource } from '@pinfold/contract'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './people-list.module.css'
import { usePerson } from './use-person.ts'
import { followsViewerKey } from './member-keys.ts'
import { actionWords } from '../../ui/action.words.ts'
import { peopleRowsWords } from './people-rows.words.ts'

interface PersonProps {
  readonly person: MemberCard
  /** On phones they stand below the name. */
  readonly hasWideActions?: boolean
  /** In the place of the username. */
  readonly note?: string
  readonly children: ReactNode
}

/** Somebody in a list: who it is leads to their profile; what can be done stands at the end. */
export function Person({ person: row, hasWideActions = false, note, children }: PersonProps) {
  const person = usePerson(row)
  return (
    <li className={classNames(styles['row'], hasWideActions && styles['stacks'])}>
      <Avatar name={person.full_name} pictureUrl={person.image_medium_url} size={48} />
      <Link className={styles['who']} to={links.profile(person.username)}>
        <span className={styles['name']} dir="auto">
          {person.full_name}
        </span>
        {note === undefined ? (
          <span className={styles['handle']} dir="ltr">{`@${person.username}`}</span>
        ) : (
          <span className={styles['note']}>{note}</span>
        )}
      </Link>
      <div className={styles['actions']}>{children}</div>
    </li>
  )
}

interface PersonRowProps {
  readonly person: MemberCard
  /** The list is of the viewer's own followers. */
  readonly isRemovable: boolean
}

export function PersonRow({ person, isRemovable }: PersonRowProps) {
  const [isFollower, setFollower] = useOptimisticFact<boolean, boolean>(followsViewerKey(person.id), {
    initial: true,
    apply: (isWanted) => isWanted,
    send: async (isWanted) => {
      await call(userFollowersResource.delete, { user_id: person.id })
      return isWanted
    },
  })
  const [isAsking, setAsking] = useState(false)
  if (isRemovable && !isFollower) {
    return (
      <Person person={person}>
        <span className={styles['done']}>{peopleRowsWords.removed}</span>
      </Person>
    )
  }
  if (isAsking) {
    return (
      <Person person={person} hasWideActions>
        <Button kind="tertiary" onClick={() => setAsking(false)}>
          {peopleRowsWords.keep}
        </Button>
        <Button
          kind="danger"
          aria-label={peopleRowsWords.removeFollower({ name: person.full_name })}
          onClick={() => setFollower(false)}
        >
          {actionWords.remove}
        </Button>
      </Person>
    )
  }
  return (
    <Person person={person}>
      <FollowButton user={person} isQuiet />
      {isRemovable && (
        <IconButton
          label={peopleRowsWords.removeName({ name: person.full_name })}
          icon={<X size={20} aria-hidden="true" />}
          tooltip="none"
          onClick={() => setAsking(true)}
        />
      )}
    </Person>
  )
}
