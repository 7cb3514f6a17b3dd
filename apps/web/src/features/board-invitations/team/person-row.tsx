import type { MemberCard } from '@pinfold/contract'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePerson } from '../../../entities/member/use-person.ts'
import styles from './collaborators-modal.module.css'
import { boardTeamWords } from './board-team.words.ts'

interface RowChoice {
  readonly label: string
  /** What it does, to those who do not see the row. */
  readonly about: string
  readonly isMain?: boolean
  readonly onChoose: () => void
}

type Who = { readonly person: MemberCard; readonly email?: never } | { readonly email: string; readonly person?: never }
type PersonRowProps = Who & { readonly standing: string; readonly choices?: readonly RowChoice[] }

/** Somebody, how they stand to the board, and what can be done about it. */
export function PersonRow({ person: row, email, standing, choices = [] }: PersonRowProps) {
  const person = usePerson(row ?? null)
  return (
    <li className={styles['row']}>
      {person ? (
        <Avatar name={person.full_name} pictureUrl={person.image_small_url} size={48} />
      ) : (
        <span className={styles['mail']}>
          <Mail size={20} aria-hidden="true" />
        </span>
      )}
      <span className={styles['words']}>
        {person ? (
          <Link className={styles['name']} dir="auto" to={links.profile(person.username)}>
            {person.full_name}
          </Link>
        ) : (
          <span className={styles['name']}>{email}</span>
        )}
        <span className={styles['standing']}>{standing}</span>
      </span>
      {choices.length > 0 && (
        <span className={styles['choices']}>
          {choices.map(({ label, about, isMain, onChoose }) => (
            <Button key={label} {...(isMain && { kind: 'primary' as const })} aria-label={about} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}

interface MoreRowsProps {
  readonly loadMore?: (() => void) | undefined
  readonly isLoadingMore: boolean
  readonly hasFailedMore: boolean
}

/** The way to the rest of a list. */
export function MoreRows({ loadMore, isLoadingMore, hasFailedMore }: MoreRowsProps) {
  return (
    loadMore && (
      <>
        {hasFailedMore && <p role="status">{boardTeamWords.moreNotLoaded}</p>}
        <Button isBusy={isLoadingMore} onClick={loadMore}>
          {hasFailedMore ? boardTeamWords.retry : boardTeamWords.showMore}
        </Button>
      </>
    )
  )
}
