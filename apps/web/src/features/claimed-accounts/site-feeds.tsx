import { addSiteFeed, type FeedFailure, pauseSiteFeed, removeSiteFeed, type SiteFeed } from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { useLocale } from '../../api/viewer.ts'
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { FieldError } from '../../ui/field.tsx'
import { counted } from '../../ui/format.ts'
import { Rich } from '../../ui/rich.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { actingFor, type NamedBusiness } from './acting-for.ts'
import styles from './claimed-accounts.module.css'
import { siteFeedsWords as words } from './site-feeds.words.ts'

/** A board that a feed may be published to. */
export interface FeedBoard {
  readonly id: string
  readonly name: string
}

interface SiteFeedsProps {
  readonly feeds: readonly SiteFeed[]
  readonly boards: readonly FeedBoard[]
  /** Whose website they are of, where the viewer acts for somebody. */
  readonly business?: NamedBusiness | undefined
}

const headingFor = (business: NamedBusiness | undefined): string =>
  business === undefined ? words.heading : words.headingOf({ name: business.name })

/** Why a feed stands still; a business is named to who acts for it. */
const failureText = (failure: FeedFailure, business: NamedBusiness | undefined): string =>
  failure === 'by_member' && business !== undefined ? words.byBusiness({ name: business.name }) : words[failure]

/** CN-24: feeds of the member's websites, and how a new one is connected. */
export function SiteFeeds({ feeds: loaded, boards, business }: SiteFeedsProps) {
  const [feeds, setFeeds] = useState(loaded)
  const keep = (feed: SiteFeed) =>
    setFeeds((before) =>
      before.some(({ id }) => id === feed.id)
        ? before.map((each) => (each.id === feed.id ? feed : each))
        : [...before, feed],
    )
  const drop = (id: string) => setFeeds((before) => before.filter((each) => each.id !== id))
  return (
    <SettingsSection heading={headingFor(business)} text={words.text}>
      {feeds.length > 0 && (
        <ul className={styles['list']}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} business={business} onChanged={keep} onRemoved={drop} />
          ))}
        </ul>
      )}
      {boards.length > 0 && <FeedForm boards={boards} business={business} onConnected={keep} />}
      {boards.length === 0 && !business && <p className={styles['note']}>{words.noBoard}</p>}
      {business && feeds.length === 0 && <p className={styles['note']}>{words.noFeeds}</p>}
    </SettingsSection>
  )
}

interface FeedFormProps {
  readonly boards: readonly FeedBoard[]
  readonly business: NamedBusiness | undefined
  readonly onConnected: (feed: SiteFeed) => void
}

function FeedForm({ boards, business, onConnected }: FeedFormProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['address', 'board_id'],
    send: async (values) => {
      const wanted = { address: values.text('address'), board_id: values.text('board_id') }
      const { data } = await call(addSiteFeed, { ...wanted, ...actingFor(business) })
      onConnected(data)
      formProps.ref.current?.reset()
      showToast({ text: words.connected })
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={headingFor(business)}>
      <TextField
        label={words.address}
        name="address"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['address']}
      />
      <SelectField
        label={words.board}
        name="board_id"
        choices={boards.map(({ id, name }) => [id, name] as const)}
        error={errors['board_id']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {words.connect}
        </Button>
      </div>
    </form>
  )
}

interface FeedRowProps {
  readonly feed: SiteFeed
  readonly business: NamedBusiness | undefined
  readonly onChanged: (feed: SiteFeed) => void
  readonly onRemoved: (id: string) => void
}

function FeedRow({ feed, business, onChanged, onRemoved }: FeedRowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, address, board } = feed
  const isPaused = feed.state === 'paused'
  const locale = useLocale()
  const turn = async () => {
    setBusy(true)
    try {
      const { data } = await call(pauseSiteFeed, { feed_id: id, is_paused: !isPaused, ...actingFor(business) })
      onChanged(data)
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    await call(removeSiteFeed, { feed_id: id, ...actingFor(business) })
    onRemoved(id)
  }
  const gone = business ? words.otherBoard : words.boardGone
  const name = board ? <Link to={links.board(board)}>{board.name}</Link> : gone
  return (
    <li className={styles['item']}>
      <div>
        <p className={styles['name']} dir="ltr">
          {address}
        </p>
        <p className={styles['note']}>
          <Rich parts={words.publishesTo({ ...counted(feed.published_count, locale), board: () => name })} />
        </p>
        {(isPaused || feed.failure !== null) && (
          <p className={styles['note']} aria-live="polite">
            {[isPaused ? words.paused : null, feed.failure === null ? null : failureText(feed.failure, business)]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        )}
      </div>
      {feed.viewer_can.manage && (
        <div className={styles['buttons']}>
          <Button size={32} isBusy={isBusy} onClick={() => void turn()}>
            {isPaused ? words.resume : words.pause}
          </Button>
          <Button size={32} aria-label={words.removeNamed({ address })} onClick={() => setAsking(true)}>
            {actionWords.remove}
          </Button>
        </div>
      )}
      <ConfirmModal
        heading={words.removeHeading}
        text={words.removeText}
        confirmLabel={actionWords.remove}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        messageOf={messageOf}
      />
    </li>
  )
}
