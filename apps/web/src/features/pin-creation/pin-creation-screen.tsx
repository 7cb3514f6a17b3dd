import type { Board, Pin, Section } from '@pinfold/contract'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { useExperiment, useLocale, useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from '../../entities/pin/fields/pin-form.module.css'
import { placeArgs, savedText } from '../../entities/pin/saving/saved-place.ts'
import { useArrivals } from '../../entities/media/use-arrivals.ts'
import { DraftPanel } from './draft-panel.tsx'
import { DraftStrip } from './draft-strip.tsx'
import { type Draft, placeOfDraft } from './drafts.ts'
import { draftErrors, publishDraft } from './publish-draft.ts'
import { useDrafts } from './use-drafts.ts'
import { useLeavingGuard } from './use-leaving-guard.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { actionWords } from '../../ui/action.words.ts'
import { counted, formatCount } from '../../ui/format.ts'
import { pinCreationWords } from './pin-creation.words.ts'

const DisabledPublishingModal = lazy(() =>
  loadPart(() => import('../../entities/pin/fields/disabled-publishing-modal.tsx')).then((module) => ({
    default: module.DisabledPublishingModal,
  })),
)

interface PinCreationScreenProps {
  /** Where the member came from: the pins go there unless another board is chosen. */
  readonly board: Board | null
  readonly section: Section | null
  /** Pictures chosen before this page opened. */
  readonly pictures?: readonly File[]
  /** A link given before this page opened. */
  readonly link?: string
}

/** What is missing before a draft can be published, by field. */
function missingOf(draft: Draft): Record<string, string> {
  return {
    ...(draft.upload.at === 'empty' && { picture: pinCreationWords.pictureMissing }),
    ...(draft.upload.at === 'failed' && { picture: draft.upload.message }),
  }
}

/** What is said when all are made: of one and where it is, or of how many. */
function madeText(made: readonly Pin[], isOnePlace: boolean, locale: string): string {
  const [pin] = made
  const count = counted(made.length, locale)
  if (!pin || !isOnePlace) return made.length === 1 ? pinCreationWords.saved : pinCreationWords.savedMany(count)
  return made.length === 1 ? savedText(pin) : pinCreationWords.savedManyTo({ ...count, ...placeArgs(pin) })
}

/** Pins of own pictures, one or many at once: uploads run while the words are written. */
export function PinCreationScreen({ board, section, pictures = [], link = '' }: PinCreationScreenProps) {
  const { drafts, change, addPictures, clear, remove, whenReady } = useDrafts(board && { board, section })
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const isDisabled = useExperiment('pin_creation') !== 'enabled'
  const navigate = useNavigate()
  const member = useMember()
  const locale = useLocale()
  const guard = useLeavingGuard(isTouched)
  const count = drafts.list.length
  const chosen = drafts.list.find(({ key }) => key === drafts.chosenKey)
  const hasTaken = useRef(false)

  useEffect(() => {
    if (hasTaken.current || pictures.length === 0) return
    hasTaken.current = true
    setTouched(true)
    addPictures(pictures)
  }, [pictures, addPictures])

  useArrivals({
    onFiles: (files) => {
      setTouched(true)
      addPictures(files)
    },
    onAddress: (url) => void navigate(links.saveWindow({ url })),
  })

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) [aria-invalid="true"]')?.focus()
  }, [chosen?.errors])

  const refuse = (draft: Draft, errors: Record<string, string>) => change({ do: 'refuse', key: draft.key, errors })

  /** Null where the draft was refused; what it needs then stands in its form. */
  const publishOne = async (draft: Draft, data: FormData): Promise<Pin | null> => {
    const place = placeOfDraft(drafts, draft)
    try {
      const picture = await whenReady(draft.key)
      if (picture === null) return null
      return await publishDraft(picture, place, (name) => {
        const value = data.get(`${draft.key}/${name}`)
        return typeof value === 'string' ? value : ''
      })
    } catch (error) {
      refuse(draft, draftErrors(error))
      return null
    }
  }

  const publish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (isDisabled) return setRefused(true)
    const data = new FormData(event.currentTarget)
    const incomplete = drafts.list.filter((draft) => {
      const missing = missingOf(draft)
      if (Object.keys(missing).length > 0) refuse(draft, missing)
      return Object.keys(missing).length > 0
    })
    const [first] = incomplete
    if (first)
      return change({ do: 'choose', key: incomplete.find(({ key }) => key === drafts.chosenKey)?.key ?? first.key })
    setBusy(true)
    change({ do: 'publish', keys: drafts.list.map(({ key }) => key) })
    const made: Pin[] = []
    // One after the other and the last one first, because boards show the newest first.
    for (const draft of drafts.list.toReversed()) {
      const pin = await publishOne(draft, data)
      if (pin === null) continue
      made.unshift(pin)
      if (count > 1) remove(draft.key)
    }
    setBusy(false)
    if (made.length === count) return finish(made)
    if (made.length > 0)
      showToast({
        text: pinCreationWords.somePublished({
          made: formatCount(made.length, locale),
          count: formatCount(count, locale),
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

  const isMany = count > 1
  return (
    <div className={styles['page']}>
      <h1 className={styles['pageHeading']}>{isMany ? pinCreationWords.headingMany : pinCreationWords.heading}</h1>
      {(isMany || (chosen && chosen.upload.at !== 'empty' && chosen.upload.at !== 'failed')) && (
        <DraftStrip
          drafts={drafts.list}
          chosenKey={drafts.chosenKey}
          onChoose={(key) => change({ do: 'choose', key })}
          onAdd={(files) => addPictures(files, '')}
        />
      )}
      <form
        ref={form}
        method="post"
        noValidate
        aria-label={pinCreationWords.heading}
        onSubmit={(event) => void publish(event)}
        onInput={() => setTouched(true)}
      >
        {drafts.list.map((draft) => {
          const place = placeOfDraft(drafts, draft)
          const isElsewhere = isMany && drafts.list.some((each) => placeOfDraft(drafts, each) !== place)
          return (
            <DraftPanel
              key={draft.key}
              draft={draft}
              isShown={draft.key === drafts.chosenKey}
              place={place}
              link={link}
              onPlace={(chosenPlace) => change({ do: 'place', key: draft.key, place: chosenPlace })}
              onPlaceAll={isElsewhere ? () => change({ do: 'place-all', place }) : undefined}
              onPictures={(files) => {
                setTouched(true)
                change({ do: 'mend', key: draft.key, fields: ['picture'] })
                addPictures(files, draft.key)
              }}
              onClear={() => clear(draft.key)}
              onRemove={isMany ? () => remove(draft.key) : undefined}
              onInput={(field) => change({ do: 'mend', key: draft.key, fields: [field, 'form'] })}
            />
          )
        })}
        <div className={styles['buttons']}>
          <Button type="submit" kind="primary" size={48} isBusy={isBusy}>
            {isMany ? pinCreationWords.publishMany(counted(count, locale)) : pinCreationWords.publish}
          </Button>
        </div>
      </form>
      {guard.modal}
      {isRefused && (
        <Suspense fallback={null}>
          <DisabledPublishingModal onClose={() => setRefused(false)} />
        </Suspense>
      )}
    </div>
  )
}
