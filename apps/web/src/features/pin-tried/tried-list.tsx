import { didItUserFeedResource, type Tried, type User } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shortened } from '../../ui/shortened.ts'
import styles from './tried-list.module.css'
import { triedListWords } from './tried-list.words.ts'

interface TriedListProps {
  readonly user: User
  readonly tried: Answer<typeof didItUserFeedResource.get>
}

/** PR-15: what a member made of pins. */
export function TriedList({ user, tried }: TriedListProps) {
  const { rows, loadMore, isLoadingMore, hasFailed, retry } = usePages(
    didItUserFeedResource.get,
    { username: user.username },
    tried,
  )
  if (rows.length === 0) return <NothingTried user={user} />
  const more = hasFailed ? retry : loadMore
  return (
    <>
      <ul className={styles['list']} aria-label={triedListWords.triedBy({ name: user.full_name })}>
        {rows.map((each) => (
          <li key={each.id}>
            <TriedCard tried={each} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles['more']}>
          <Button isBusy={isLoadingMore} onClick={more}>
            {hasFailed ? triedListWords.retry : triedListWords.showMore}
          </Button>
        </p>
      )}
    </>
  )
}

function TriedCard({ tried }: { readonly tried: Tried }) {
  const { pin, details } = tried
  const locale = useLocale()
  const picture = tried.images?.['474x'] ?? pin?.images['474x']
  if (!pin || !picture) return null
  const name = pin.title || pin.alt_text
  return (
    <article className={styles['card']}>
      <Link
        className={styles['picture']}
        to={links.pin(pin.id)}
        aria-label={name ? triedListWords.pin({ name }) : triedListWords.unnamedPin}
      >
        <img src={picture.url} alt="" loading="lazy" decoding="async" />
      </Link>
      <div className={styles['words']}>
        {details !== '' && <p className={styles['details']}>{shortened(details)}</p>}
        <p className={styles['of']}>
          {shortened(name || triedListWords.unnamed, 40)} · <Age moment={tried.created_at} locale={locale} />
        </p>
      </div>
    </article>
  )
}

function NothingTried({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  if (!isOwn) {
    return (
      <EmptyState
        drawing="pins"
        heading={triedListWords.nothingOfTheirs({ name: user.first_name || user.full_name })}
      />
    )
  }
  return (
    <EmptyState
      drawing="pins"
      heading={triedListWords.nothing}
      action={<LinkButton to={links.home()}>{triedListWords.findIdeas}</LinkButton>}
    >
      {triedListWords.nothingHelp}
    </EmptyState>
  )
}
