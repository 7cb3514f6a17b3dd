import {
  type Board,
  deletePinDrafts,
  duplicatePinDraft,
  orderPinDrafts,
  type Pin,
  type PinDraft,
  restorePinDrafts,
  type Section,
} from '@pinfold/contract'
import { CalendarClock } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useExperiment, useLocale, useMember } from '../../api/viewer.ts'
import styles from '../../entities/pin/fields/pin-form.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { counted, formatCount } from '../../ui/format.ts'
import { loadPart } from '../../ui/load-part.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { BulkBar } from './bulk-bar.tsx'
import { csvModalWords } from './csv-modal.words.ts'
import { DraftPanel } from './draft-panel.tsx'
import { DraftStrip } from './draft-strip.tsx'
import { type Draft, type DraftPart, isBlank, placeOfDraft } from './drafts.ts'
import { madeText } from './made-text.ts'
import builder from './pin-builder.module.css'
import { pinCreationWords } from './pin-creation.words.ts'
import { draftErrors, publishDraft } from './publish-draft.ts'
import { scheduledModalWords } from './scheduled-modal.words.ts'
import { useDrafts } from './use-drafts.ts'
import { useLeavingGuard } from './use-leaving-guard.tsx'

const DisabledPublishingModal = lazy(() =>
  loadPart(() => import('../../entities/pin/fields/disabled-publishing-modal.tsx')).then((module) => ({
    default: module.DisabledPublishingModal,
  })),
)
const TimeModal = lazy(() =>
  loadPart(() => import('./time-modal.tsx')).then((module) => ({ default: module.TimeModal })),
)
const CsvModal = lazy(() => loadPart(() => import('./csv-modal.tsx')).then((module) => ({ default: module.CsvModal })))
const ScheduledModal = lazy(() =>
  loadPart(() => import('./scheduled-modal.tsx')).then((module) => ({ default: module.ScheduledModal })),
)

interface PinCreationScreenProps {
  /** Where the member came from: the pins go there unless another board is chosen. */
  readonly board: Board | null
  readonly section: Section | null
  /** What was begun before, here or on another device. */
  readonly kept?: readonly PinDraft[]
  /** Pictures chosen before this page opened. */
  readonly pictures?: readonly File[]
  /** A link given before this page opened. */
  readonly link?: string
}

const NOTHING_KEPT: readonly PinDraft[] = []

/** What is missing before a draft can be published, by field. */
function missingOf(draft: Draft): Record<string, string> {
  return {
    ...(draft.upload.at === 'empty' && { picture: pinCreationWords.pictureMissing }),
    ...(draft.upload.at === 'failed' && { picture: draft.upload.message }),
  }
}

/** Pins that are being made, side by side: kept while one writes, published one by one, many at once, or at their time. */
export function PinCreationScreen({
  board,
  section,
  kept = NOTHING_KEPT,
  pictures = [],
  link = '',
}: PinCreationScreenProps) {
  const { drafts, change, addPictures, fetchMissing, clear, remove, keepNow, whenReady } = useDrafts(
    board && { board, section },
    {
      kept,
      link,
    },
  )
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [open, setOpen] = useState<'time' | 'scheduled' | 'csv' | null>(null)
  const isDisabled = useExperiment('pin_creation') !== 'enabled'
  const navigate = useNavigate()
  const member = useMember()
  const locale = useLocale()
  const zone = useTimeZone()
  const guard = useLeavingGuard(drafts.list.some(({ upload }) => upload.at === 'sending'))
  const chosen = drafts.list.find(({ key }) => key === drafts.chosenKey)
  const marked = drafts.list.filter(({ key }) => drafts.marked.has(key))
  const isMany = marked.length > 1
  /** What a press is about: those that are marked, else the one that shows. */
  const meant = isMany ? marked : chosen ? [chosen] : []
  const hasTaken = useRef(false)

  useEffect(() => {
    if (hasTaken.current || pictures.length === 0) return
    hasTaken.current = true
    addPictures(pictures)
  }, [pictures, addPictures])

  const hasFetched = useRef(false)
  const fetchKept = useEffectEvent(() => void fetchMissing(kept))
  useEffect(() => {
    if (hasFetched.current) return
    hasFetched.current = true
    fetchKept()
  }, [])

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) [aria-invalid="true"]')?.focus()
  }, [chosen?.errors])

  const refuse = (draft: Draft, errors: Record<string, string>) => change({ do: 'refuse', key: draft.key, errors })
  const keysOf = (some: readonly Draft[]) => some.map(({ key }) => key)
  const editAll = (part: DraftPart) => change({ do: 'edit', keys: keysOf(meant), part, isElsewhere: true })

  /** Null where the draft was refused; what it needs then stands in its form. */
  const publishOne = async (draft: Draft): Promise<Pin | null> => {
    try {
      // A picture of an earlier visit is there already.
      if (draft.upload.at === 'sending') await whenReady(draft.key)
      const ready = await keepNow(draft.key)
      if (ready === null) {
        refuse(draft, draft.errors)
        return null
      }
      return await publishDraft(ready)
    } catch (error) {
      refuse(draft, draftErrors(error))
      return null
    }
  }

  const publish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (isDisabled) return setRefused(true)
    const incomplete = meant.filter((draft) => {
      const missing = missingOf(draft)
      if (Object.keys(missing).length > 0) refuse(draft, missing)
      return Object.keys(missing).length > 0
    })
    const [first] = incomplete
    if (first)
      return change({ do: 'choose', key: incomplete.find(({ key }) => key === drafts.chosenKey)?.key ?? first.key })
    setBusy(true)
    change({ do: 'publish', keys: keysOf(meant) })
    const made: Pin[] = []
    // One after the other and the last one first, because boards show the newest first.
    for (const draft of meant.toReversed()) {
      const pin = await publishOne(draft)
      if (pin === null) continue
      made.unshift(pin)
      if (drafts.list.length > 1) remove([draft.key])
    }
    setBusy(false)
    if (made.length === meant.length) return finish(made)
    if (made.length > 0)
      showToast({
        text: pinCreationWords.somePublished({
          made: formatCount(made.length, locale),
          count: formatCount(meant.length, locale),
        }),
      })
  }

  const finish = async (made: readonly Pin[]) => {
    guard.open()
    const [pin] = made
    if (!pin) return
    const isOnePlace = new Set(made.map((each) => each.board?.id)).size === 1
    const own = links.allPins(member?.username ?? '')
    const page = isOnePlace && pin.board ? links.board(pin.board) : own
    showToast({
      text: madeText(made, isOnePlace, locale),
      pictureUrl: pin.images['136x136'].url,
      ...(made.length === 1 && { action: { label: actionWords.view, href: page } }),
    })
    await navigate(made.length === 1 ? links.pin(pin.id) : page, { replace: true })
  }

  const say = (error: unknown) => showToast({ text: messageOf(error) })

  const duplicate = async () => {
    try {
      for (const draft of meant) {
        const ready = await keepNow(draft.key)
        if (ready === null) continue
        const { data } = await call(duplicatePinDraft, { draft_id: ready.id })
        change({ do: 'bring', kept: [data], after: draft.key })
      }
    } catch (error) {
      say(error)
    }
  }

  const deleteMany = async (some: readonly Draft[]) => {
    const ids = some.flatMap((draft) => draft.kept?.id ?? [])
    remove(keysOf(some))
    if (ids.length === 0) return
    try {
      await call(deletePinDrafts, { draft_ids: ids })
    } catch (error) {
      return say(error)
    }
    const undo = async () => {
      try {
        const { data } = await call(restorePinDrafts, { draft_ids: ids })
        change({ do: 'bring', kept: data })
      } catch (error) {
        say(error)
      }
    }
    showToast({
      text: pinCreationWords.draftsDeleted(counted(ids.length, locale)),
      action: { label: actionWords.undo, onPress: () => void undo() },
    })
  }

  const order = async (keys: readonly string[]) => {
    change({ do: 'order', keys })
    const ids = keys.flatMap((key) => drafts.list.find((draft) => draft.key === key)?.kept?.id ?? [])
    if (ids.length < 2) return
    try {
      await call(orderPinDrafts, { draft_ids: ids })
    } catch (error) {
      say(error)
    }
  }

  const isSeveral = drafts.list.length > 1
  const timed = drafts.list.filter(({ time }) => time.local !== '')
  const hasStrip = isSeveral || (chosen && !isBlank(chosen) && chosen.upload.at !== 'failed')
  return (
    <div className={styles['page']}>
      <div className={builder['head']}>
        <h1 className={builder['heading']}>{isSeveral ? pinCreationWords.headingMany : pinCreationWords.heading}</h1>
        <div className={builder['tools']}>
          <Button kind="tertiary" aria-haspopup="dialog" onClick={() => setOpen('csv')}>
            {csvModalWords.open}
          </Button>
          {timed.length > 0 && (
            <Button icon={<CalendarClock size={20} />} aria-haspopup="dialog" onClick={() => setOpen('scheduled')}>
              {scheduledModalWords.open(counted(timed.length, locale))}
            </Button>
          )}
        </div>
      </div>
      {hasStrip && (
        <DraftStrip
          drafts={drafts}
          onChoose={(key) => change({ do: 'choose', key })}
          onMark={(keys) => change({ do: 'mark', keys })}
          onOrder={(keys) => void order(keys)}
          onAdd={(files) => addPictures(files, '')}
        />
      )}
      {isMany && (
        <BulkBar
          count={marked.length}
          place={marked[0] ? placeOfDraft(drafts, marked[0]) : null}
          onPlace={(place) => editAll({ place })}
          onLink={(to) => editAll({ words: { link: to } })}
          onTopics={(topics) => editAll({ topics })}
          onTime={() => setOpen('time')}
          onDuplicate={() => void duplicate()}
          onDelete={() => void deleteMany(marked)}
        />
      )}
      <form
        ref={form}
        method="post"
        noValidate
        aria-label={pinCreationWords.heading}
        onSubmit={(event) => void publish(event)}
      >
        {drafts.list.map((draft) => (
          <DraftPanel
            key={draft.key}
            draft={draft}
            isShown={draft.key === drafts.chosenKey}
            place={placeOfDraft(drafts, draft)}
            onPlace={(place) => change({ do: 'place', key: draft.key, place })}
            onEdit={(part) => change({ do: 'edit', keys: [draft.key], part })}
            onPictures={(files) => {
              change({ do: 'mend', key: draft.key, fields: ['picture'] })
              addPictures(files, draft.key)
            }}
            onClear={() => clear(draft.key)}
            onSettle={(use) => change({ do: 'settle', key: draft.key, use })}
            onTime={() => setOpen('time')}
            onRemove={isSeveral ? () => void deleteMany([draft]) : undefined}
          />
        ))}
        <div className={styles['buttons']}>
          {!isMany && chosen && chosen.kept !== null && (
            <Button size={48} onClick={() => void duplicate()}>
              {pinCreationWords.duplicate}
            </Button>
          )}
          <Button size={48} aria-haspopup="dialog" onClick={() => setOpen('time')}>
            {pinCreationWords.schedule}
          </Button>
          <Button type="submit" kind="primary" size={48} isBusy={isBusy}>
            {isMany ? pinCreationWords.publishMany(counted(marked.length, locale)) : pinCreationWords.publish}
          </Button>
        </div>
      </form>
      {guard.modal}
      <Suspense fallback={null}>
        {open === 'time' && (
          <TimeModal
            time={(!isMany && chosen?.time) || { local: '', zone: '' }}
            zone={zone}
            onClose={() => setOpen(null)}
            onChoose={(time) => {
              setOpen(null)
              change({ do: 'edit', keys: keysOf(meant), part: { time } })
            }}
          />
        )}
        {open === 'scheduled' && (
          <ScheduledModal
            drafts={drafts.list}
            today={new Date().toLocaleDateString('sv-SE', { timeZone: zone })}
            onClose={() => setOpen(null)}
            onChoose={(key) => {
              setOpen(null)
              change({ do: 'choose', key })
            }}
          />
        )}
        {open === 'csv' && (
          <CsvModal
            zone={zone}
            onClose={() => setOpen(null)}
            onMade={(made) => {
              setOpen(null)
              change({ do: 'bring', kept: made })
              void fetchMissing(made)
            }}
          />
        )}
        {isRefused && <DisabledPublishingModal onClose={() => setRefused(false)} />}
      </Suspense>
    </div>
  )
}
