import { type Board, limits, type PinDraft, type Section } from '@pinfold/contract'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useExperiment, useLocale } from '../../api/viewer.ts'
import styles from '../../entities/pin/fields/pin-form.module.css'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { counted } from '../../ui/format.ts'
import { type BuilderDialog, BuilderDialogs } from './builder-dialogs.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { rememberedUploads } from '../../entities/media/interrupted-uploads.ts'
import { useArrivals } from '../../entities/media/use-arrivals.ts'
import { csvModalWords } from './csv-modal.words.ts'
import { DraftPanel } from './draft-panel.tsx'
import { DraftStrip } from './draft-strip.tsx'
import { type DraftPart, placeOfDraft } from './drafts.ts'
import builder from './pin-builder.module.css'
import { pinCreationWords } from './pin-creation.words.ts'
import { scheduledModalWords } from './scheduled-modal.words.ts'
import { useDraftDeeds } from './use-draft-deeds.ts'
import { useDrafts } from './use-drafts.ts'
import { useLeavingGuard } from './use-leaving-guard.tsx'
import { usePublishing } from './use-publishing.ts'

const PagePictureChooser = lazy(() =>
  loadPart(() => import('../../entities/page-pictures/page-picture-chooser.tsx')).then((module) => ({
    default: module.PagePictureChooser,
  })),
)

const InterruptedUploads = lazy(() =>
  loadPart(() => import('./interrupted-uploads.tsx')).then((module) => ({ default: module.InterruptedUploads })),
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
const NO_TIME = { local: '', zone: '' }

/** Pins that are being made, side by side: kept while one writes, published one by one, many at once, or at their time. */
export function PinCreationScreen(props: PinCreationScreenProps) {
  const { board, section, kept = NOTHING_KEPT, pictures = [], link = '' } = props
  const making = useDrafts(board && { board, section }, { kept, link })
  const { drafts, change, addPictures, addFound, addFilm, fetchMissing, chooseCover, clear } = making
  // A link that comes with pictures belongs to them; alone it is looked at.
  const [pageUrl, setPageUrl] = useState(pictures.length > 0 ? '' : link)
  const form = useRef<HTMLFormElement>(null)
  const [hasInterrupted, setInterrupted] = useState(false)
  const [open, setOpen] = useState<BuilderDialog | null>(null)
  const isDisabled = useExperiment('pin_creation') !== 'enabled'
  const locale = useLocale()
  const guard = useLeavingGuard(drafts.list.some(({ upload }) => upload.at === 'sending'))
  const { publish, isBusy } = usePublishing(making, guard.open)
  const { duplicate, throwAway, order } = useDraftDeeds(making)
  const chosen = drafts.list.find(({ key }) => key === drafts.chosenKey)
  const marked = drafts.list.filter(({ key }) => drafts.marked.has(key))
  const isMany = marked.length > 1
  /** What a press is about: those that are marked, else the one that shows. */
  const meant = isMany ? marked : chosen ? [chosen] : []
  const hasStarted = useRef(false)

  const start = useEffectEvent(() => {
    if (pictures.length > 0) addPictures(pictures)
    void fetchMissing(kept)
    setInterrupted(rememberedUploads().length > 0)
  })
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    start()
  }, [])

  useArrivals({
    onFiles: (files) => addPictures(files),
    onAddress: setPageUrl,
  })

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) [aria-invalid="true"]')?.focus()
  }, [chosen?.errors])

  const editAll = (part: DraftPart) =>
    change({ do: 'edit', keys: meant.map(({ key }) => key), part, ...(part.words && { isElsewhere: true }) })
  const isSeveral = drafts.list.length > 1
  const timedCount = drafts.list.filter(({ time }) => time.local !== '').length
  const hasStrip = isSeveral || chosen?.upload.at === 'sending' || chosen?.upload.at === 'ready'
  return (
    <div className={styles['page']}>
      <div className={builder['head']}>
        <h1 className={builder['heading']}>{isSeveral ? pinCreationWords.headingMany : pinCreationWords.heading}</h1>
        <div className={builder['tools']}>
          <Button kind="tertiary" aria-haspopup="dialog" onClick={() => setOpen('csv')}>
            {csvModalWords.open}
          </Button>
          {timedCount > 0 && (
            <Button icon={<CalendarClock size={20} />} aria-haspopup="dialog" onClick={() => setOpen('scheduled')}>
              {scheduledModalWords.open(counted(timedCount, locale))}
            </Button>
          )}
        </div>
      </div>
      {hasInterrupted && (
        <Suspense fallback={null}>
          <InterruptedUploads onFile={(file) => addPictures([file])} />
        </Suspense>
      )}
      {pageUrl !== '' && (
        <Suspense fallback={null}>
          <PagePictureChooser
            url={pageUrl}
            chosenMost={limits.picturesAtOnce}
            onUploadInstead={() => setPageUrl('')}
            onVideo={(page) => {
              setPageUrl('')
              addFilm(page)
            }}
            onChoose={(found, page) => {
              setPageUrl('')
              void addFound(found, page)
            }}
          />
        </Suspense>
      )}
      {hasStrip && pageUrl === '' && (
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
          onDuplicate={() => void duplicate(marked)}
          onDelete={() => void throwAway(marked)}
        />
      )}
      <form
        ref={form}
        hidden={pageUrl !== ''}
        method="post"
        noValidate
        aria-label={pinCreationWords.heading}
        onSubmit={(event) => {
          event.preventDefault()
          if (isDisabled) setOpen('disabled')
          else void publish(meant)
        }}
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
            onCover={(time) => chooseCover(draft.key, draft.uploadId ?? '', time)}
            onSettle={(use) => change({ do: 'settle', key: draft.key, use })}
            onTime={() => setOpen('time')}
            onRemove={isSeveral ? () => void throwAway([draft]) : undefined}
          />
        ))}
        <div className={styles['buttons']}>
          {!isMany && chosen && (
            <Button size={48} disabled={chosen.kept === null} onClick={() => void duplicate([chosen])}>
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
      <BuilderDialogs
        open={open}
        drafts={drafts.list}
        time={(!isMany && chosen?.time) || NO_TIME}
        onClose={() => setOpen(null)}
        onTime={(time) => {
          setOpen(null)
          editAll({ time })
        }}
        onChoose={(key) => {
          setOpen(null)
          change({ do: 'choose', key })
        }}
        onMade={(made) => {
          setOpen(null)
          change({ do: 'bring', kept: made })
          void fetchMissing(made)
        }}
      />
    </div>
  )
}
