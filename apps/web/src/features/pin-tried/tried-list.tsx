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
      <ul className={styles['list']} aria-label={`Tried by ${user.full_name}`}>
        {rows.map((each) => (
          <li key={each.id}>
            <TriedCard tried={each} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles['more']}>
          <Button isBusy={isLoadingMore} onClick={more}>
            {hasFailed ? 'Retry' : 'Show more'}
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
  const name = pin.title || pin.alt_text || 'a Pin'
  return (
    <article className={styles['card']}>
      <Link className={styles['picture']} to={links.pin(pin.id)} aria-label={`Tried: ${name}`}>
        <img src={picture.url} alt="" loading="lazy" decoding="async" />
      </Link>
      <div className={styles['words']}>
        {details !== '' && <p className={styles['details']}>{shortened(details)}</p>}
        <p className={styles['of']}>
          {shortened(name, 40)} · <Age moment={tried.created_at} locale={locale} />
        </p>
      </div>
    </article>
  )
}

function NothingTried({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  if (!isOwn) {
    return <EmptyState drawing="pins" heading={`${user.first_name || user.full_name} has not tried anything yet.`} />
  }
  return (
    <EmptyState
      drawing="pins"
      heading="Nothing tried yet."
      action={<LinkButton to={links.home()}>Find ideas</LinkButton>}
    >
      Made something you saw on a Pin? Open the Pin, press “I tried it”, and it will appear here.
    </EmptyState>
  )
}
