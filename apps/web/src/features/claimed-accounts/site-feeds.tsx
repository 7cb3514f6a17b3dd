import { addSiteFeed, pauseSiteFeed, removeSiteFeed, type SiteFeed } from '@pinfold/contract'
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
import type { Acting } from './acting-for.ts'
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
  readonly acting?: Acting | undefined
}

/** CN-24: feeds of the member's websites, and how a new one is connected. */
export function SiteFeeds({ feeds: loaded, boards, acting }: SiteFeedsProps) {
  const [feeds, setFeeds] = useState(loaded)
  const keep = (feed: SiteFeed) =>
    setFeeds((before) =>
      before.some(({ id }) => id === feed.id)
        ? before.map((each) => (each.id === feed.id ? feed : each))
        : [...before, feed],
    )
  const drop = (id: string) => setFeeds((before) => before.filter((each) => each.id !== id))
  return (
    <SettingsSection heading={words.heading} text={words.text}>
      {feeds.length > 0 && (
        <ul className={styles['list']}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} acting={acting} onChanged={keep} onRemoved={drop} />
          ))}
        </ul>
      )}
      {boards.length > 0 && <FeedForm boards={boards} acting={acting} onConnected={keep} />}
      {boards.length === 0 && !acting && <p className={styles['note']}>{words.noBoard}</p>}
      {acting && feeds.length === 0 && <p className={styles['note']}>{words.noFeeds}</p>}
    </SettingsSection>
  )
}

interface FeedFormProps {
  readonly boards: readonly FeedBoard[]
  readonly acting: Acting | undefined
  readonly onConnected: (feed: SiteFeed) => void
}

function FeedForm({ boards, acting, onConnected }: FeedFormProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['address', 'board_id'],
    send: async (values) => {
      const wanted = { address: values.text('address'), board_id: values.text('board_id') }
      const { data } = await call(addSiteFeed, { ...wanted, ...acting })
      onConnected(data)
      formProps.ref.current?.reset()
      showToast({ text: words.connected })
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={words.heading}>
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
  readonly acting: Acting | undefined
  readonly onChanged: (feed: SiteFeed) => void
  readonly onRemoved: (id: string) => void
}

function FeedRow({ feed, acting, onChanged, onRemoved }: FeedRowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, address, board } = feed
  const isPaused = feed.state === 'paused'
  const locale = useLocale()
  const turn = async () => {
    setBusy(true)
    try {
      const { data } = await call(pauseSiteFeed, { feed_id: id, is_paused: !isPaused, ...acting })
      onChanged(data)
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    await call(removeSiteFeed, { feed_id: id, ...acting })
    onRemoved(id)
  }
  const gone = acting ? words.otherBoard : words.boardGone
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
            {[isPaused ? words.paused : null, feed.failure === null ? null : words[feed.failure]]
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
