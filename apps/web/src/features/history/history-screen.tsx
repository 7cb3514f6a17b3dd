import { historyResource } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { openCookieSettings, useMayRemember } from '../../api/consent.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { useMember, useRootData } from '../../api/viewer.ts'
import { SettingsHeading } from '../../entities/viewer/settings/settings-heading.tsx'
import { forgetLookedAt, forgetPath, useDeviceHistory } from '../../entities/visits/device-history.ts'
import { recentlyViewedWords } from '../../entities/visits/recently-viewed.words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { HistoryList, HistoryPlaceholder, type HistoryRow } from './history-list.tsx'
import { historyWords } from './history.words.ts'
import styles from './history-screen.module.css'

/** Few histories are longer than a page. */
const ListMore = lazy(() =>
  loadPart(() => import('../../ui/list-more.tsx')).then((module) => ({ default: module.ListMore })),
)

interface HistoryScreenProps {
  readonly first: Answer<typeof historyResource.get>
}

/** DS-17: what was looked at, in the account where its member wants that, else on this device. Each can be removed, or all. */
export function HistoryScreen({ first }: HistoryScreenProps) {
  const isKept = useRootData()?.viewer.keeps_history === true
  return (
    <>
      <SettingsHeading text={historyWords.lead}>{historyWords.heading}</SettingsHeading>
      <KeepSwitch isKept={isKept} />
      {isKept ? <AccountHistory key={first.data[0]?.id ?? ''} first={first} /> : <HistoryOfDevice />}
    </>
  )
}

/** DS-17: what was looked at on this device, for whoever is not logged in. */
export function DeviceHistoryScreen() {
  return (
    <div className={styles['page']}>
      <SettingsHeading text={historyWords.deviceLead}>{recentlyViewedWords.heading}</SettingsHeading>
      <HistoryOfDevice />
    </div>
  )
}

function KeepSwitch({ isKept }: { readonly isKept: boolean }) {
  const [wanted, setWanted] = useState(isKept)
  const { revalidate } = useRevalidator()
  const choose = async (isOn: boolean) => {
    setWanted(isOn)
    try {
      await call(historyResource.update, { is_kept: isOn })
      await revalidate()
    } catch (error) {
      setWanted(!isOn)
      showToast({ text: messageOf(error) })
    }
  }
  return (
    <Switch
      label={historyWords.keep}
      help={historyWords.keepHelp}
      isOn={wanted}
      onChange={(isOn) => void choose(isOn)}
    />
  )
}

function AccountHistory({ first }: HistoryScreenProps) {
  const viewerId = useMember()?.id ?? null
  const list = usePages(historyResource.get, {}, first)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [isCleared, setCleared] = useState(false)
  const rows = isCleared ? [] : list.rows.filter(({ id }) => !removed.has(id))
  const remove = async (row: HistoryRow) => {
    setRemoved((before) => new Set([...before, row.id]))
    forgetPath(viewerId, row.path)
    try {
      await call(historyResource.delete, { thing_id: row.id })
    } catch (error) {
      setRemoved((before) => new Set([...before].filter((id) => id !== row.id)))
      showToast({ text: messageOf(error) })
    }
  }
  const clear = async () => {
    await call(historyResource.delete, {})
    forgetLookedAt()
    setCleared(true)
  }
  if (rows.length === 0) return <Nothing isAllowed />
  return (
    <>
      <Head heading={historyWords.inAccount} onClear={clear} />
      <HistoryList
        rows={rows.map(({ id, kind, url, title, image_url: image }) => ({ id, kind, path: url, title, image }))}
        onRemove={(row) => void remove(row)}
      />
      {list.hasMore && (
        <Suspense fallback={null}>
          <ListMore more={list} label={historyWords.showMore} />
        </Suspense>
      )}
    </>
  )
}

function HistoryOfDevice() {
  const viewerId = useMember()?.id ?? null
  const mayRemember = useMayRemember()
  const entries = useDeviceHistory(viewerId)
  // Only scripts know what this device remembers.
  if (!useIsAlive()) return <HistoryPlaceholder />
  if (!mayRemember || entries.length === 0) return <Nothing isAllowed={mayRemember} />
  return (
    <>
      <Head heading={historyWords.onDevice} onClear={async () => forgetLookedAt()} />
      <HistoryList
        rows={entries.map((entry) => ({ ...entry, id: entry.path }))}
        onRemove={({ path }) => forgetPath(viewerId, path)}
      />
    </>
  )
}

function Head({ heading, onClear }: { readonly heading: string; readonly onClear: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <header className={styles['head']}>
      <h2>{heading}</h2>
      <Button onClick={() => setAsking(true)}>{historyWords.clear}</Button>
      <ConfirmModal
        heading={historyWords.clearHeading}
        text={historyWords.clearText}
        confirmLabel={historyWords.clear}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClear}
        messageOf={messageOf}
      />
    </header>
  )
}

function Nothing({ isAllowed }: { readonly isAllowed: boolean }) {
  return (
    <EmptyState
      drawing="pins"
      heading={historyWords.none}
      action={
        isAllowed ? (
          <LinkButton to={links.ideas()}>{historyWords.explore}</LinkButton>
        ) : (
          <Button onClick={openCookieSettings}>{historyWords.cookieSettings}</Button>
        )
      }
    >
      {isAllowed ? historyWords.noneHelp : historyWords.notAllowed}
    </EmptyState>
  )
}
