import { aggregatedActivityFeedResource, didItActivityResource, type Pin, type Tried } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { listKey, usePages } from '../../api/use-pages.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { usePerson } from '../../entities/member/use-person.ts'
import styles from './tried-section.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { triedWords } from './tried.words.ts'

const TriedModal = lazy(() =>
  loadPart(() => import('./tried-modal.tsx')).then((module) => ({ default: module.TriedModal })),
)

interface TriedSectionProps {
  readonly pin: Pin
  readonly tried: Answer<typeof aggregatedActivityFeedResource.get>
}

/** Who tried what a pin shows, and a way to say so. */
export function TriedSection({ pin, tried }: TriedSectionProps) {
  const options = { pin_id: pin.id }
  const { rows, loadMore, isLoadingMore } = usePages(aggregatedActivityFeedResource.get, options, tried)
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const member = useMember()
  const prompt = useLoginPrompt()
  const locale = useLocale()
  const hasTried = member !== null && rows.some(({ user }) => user.id === member.id)
  const refresh = () => queries.invalidateQueries({ queryKey: listKey(aggregatedActivityFeedResource.get, options) })
  const remove = async ({ id }: Tried) => {
    try {
      await call(didItActivityResource.delete, { user_did_it_data_id: id })
      await refresh()
    } catch (error) {
      showToast({ text: messageOf(error) })
    }
  }
  return (
    <section className={styles['section']} aria-label={triedWords.tried}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          {rows.length === 0
            ? triedWords.question
            : triedWords.people(counted(Math.max(rows.length, doneOf(pin)), locale))}
        </h2>
        {!hasTried && (
          <Button
            size={40}
            icon={<CircleCheck size={20} />}
            aria-haspopup="dialog"
            onClick={() => prompt('create', () => setOpen(true))}
          >
            {triedWords.iTried}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={styles['list']}>
          {rows.map((each) => (
            <li key={each.id} className={styles['tried']}>
              <TriedItem tried={each} onRemove={() => void remove(each)} />
            </li>
          ))}
        </ul>
      )}
      {loadMore && (
        <Button kind="tertiary" size={32} isBusy={isLoadingMore} onClick={loadMore}>
          {triedWords.showMore}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <TriedModal pin={pin} onClose={() => setOpen(false)} onDone={() => void refresh()} />
        </Suspense>
      )}
    </section>
  )
}

const doneOf = (pin: Pin) => pin.aggregated_pin_data.aggregated_stats.done

function TriedItem({ tried, onRemove }: { readonly tried: Tried; readonly onRemove: () => void }) {
  const { images, details } = tried
  const user = usePerson(tried.user)
  return (
    <>
      <Link to={links.profile(user.username)} aria-label={user.full_name}>
        <Avatar name={user.full_name} pictureUrl={user.image_small_url} size={32} />
      </Link>
      <div className={styles['body']}>
        <p className={styles['details']}>
          <Link className={styles['author']} to={links.profile(user.username)}>
            {user.full_name}
          </Link>
          {details !== '' && ` ${details}`}
        </p>
        {images && (
          <img
            className={styles['photo']}
            src={images['236x'].url}
            width={images['236x'].width}
            height={images['236x'].height}
            alt={details || triedWords.photo({ name: user.full_name })}
            loading="lazy"
          />
        )}
        <p className={styles['age']}>
          <Age moment={tried.created_at} locale={useLocale()} />
        </p>
      </div>
      {tried.viewer_can.delete && (
        <IconButton label={triedWords.takeBack} icon={<Trash2 size={20} />} onClick={onRemove} />
      )}
    </>
  )
}
