import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formErrors } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useExperiment, useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { teachOnce } from '../../entities/viewer/remembered/teach-once.ts'
import { onProfile, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { pinFieldNames } from '../../entities/pin/fields/pin-fields.tsx'
import form from '../../entities/pin/fields/pin-form.module.css'
import { savedText } from '../../entities/pin/saving/saved-place.ts'
import { PageEditor } from './page-editor.tsx'
import { PageStrip } from './page-strip.tsx'
import { publishStory } from './publish-story.ts'
import styles from './story-builder.module.css'
import type { StoryDraft } from './story-draft-store.ts'
import { isFilledPage, missingOf } from './story-pages.ts'
import { noWords, StoryFields, wordsIn } from './story-words.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useStory } from './use-story.ts'
import { loadPart } from '../../ui/load-part.ts'
import { formatCount } from '../../ui/format.ts'
import { storyBuilderWords } from './story-builder.words.ts'

const DisabledPublishingModal = lazy(() =>
  loadPart(() => import('../../entities/pin/fields/disabled-publishing-modal.tsx')).then((module) => ({
    default: module.DisabledPublishingModal,
  })),
)

interface StoryBuilderScreenProps {
  readonly memberId: string
  /** Where the member came from. */
  readonly origin: PinPlace | null
}

/** CR-04, PI-10: a pin of several pages. What is made is kept on the device until it is published. */
export function StoryBuilderScreen({ memberId, origin }: StoryBuilderScreenProps) {
  const { story, change, addFiles, addPage, clearMedia, remove, kept, replace, whenReady } = useStory()
  const [chosenPlace, setPlace] = useState<PinPlace | null>(null)
  const place = chosenPlace ?? origin ?? onProfile
  const [words, setWords] = useState(noWords)
  // Fields hold their own values; a new edition begins with what was kept.
  const [edition, setEdition] = useState({ number: 0, words: noWords })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [said, setSaid] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const isDisabled = useExperiment('pin_creation') !== 'enabled'
  const navigate = useNavigate()
  const locale = useLocale()
  const { pages, chosenKey } = story
  const at = pages.findIndex(({ key }) => key === chosenKey)
  const page = pages[at]

  const begin = (draft: StoryDraft) => {
    replace(draft.pages)
    setWords(draft.words)
    setEdition({ number: edition.number + 1, words: draft.words })
    setPlace(draft.place)
  }
  const hasSomething = pages.some(isFilledPage) || pages.length > 1 || JSON.stringify(words) !== JSON.stringify(noWords)
  const shapes = pages.map(({ key, heading, text, products, media }) => [
    key,
    heading,
    text,
    products.map(({ x, y, pin }) => [x, y, pin.id]),
    media.at === 'empty',
  ])
  const draft = useKeptDraft({
    memberId,
    mark: JSON.stringify([shapes, words, chosenPlace?.board?.id, chosenPlace?.section?.id]),
    read: () => (hasSomething ? { pages: kept(), words, place: chosenPlace } : null),
    onFound(found) {
      begin(found)
      setRestored(true)
    },
  })
  useEffect(() => void teachOnce('taught.story', storyBuilderWords.tip), [])
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const move = (key: string, by: -1 | 1) => {
    const to = pages.findIndex((each) => each.key === key) + by
    if (to < 0 || to >= pages.length) return
    change({ do: 'move', key, by })
    setSaid(storyBuilderWords.moved({ page: formatCount(to + 1, locale), count: formatCount(pages.length, locale) }))
  }
  const choosePlace = (chosen: PinPlace) => {
    setPlace(chosen)
    setErrors(({ board_id: _mended, ...others }) => others)
  }
  const startOver = () => {
    void draft.drop(false)
    begin({ pages: [{ heading: '', text: '', file: null }], words: noWords, place: null })
    setRestored(false)
  }
  const publish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (isDisabled) return setRefused(true)
    const written = wordsIn(event.currentTarget)
    const missing = missingOf(story)
    change({ do: 'refuse', errors: missing })
    setErrors({})
    const wrong =
      pages.find(({ key }) => key === chosenKey && key in missing) ?? pages.find(({ key }) => key in missing)
    if (wrong) change({ do: 'choose', key: wrong.key })
    if (wrong) return
    setBusy(true)
    try {
      const finished = pages.map(async (each) => ({ ...each, media: await whenReady(each.key) }))
      const pin = await publishStory(await Promise.all(finished), written, place)
      await draft.drop(true)
      showToast({ text: savedText(place), pictureUrl: pin.images['136x136'].url })
      await navigate(links.pin(pin.id), { replace: true })
    } catch (error) {
      setErrors(formErrors(error, pinFieldNames))
      setBusy(false)
    }
  }

  return (
    <div className={form['page']}>
      <h1 className={form['pageHeading']}>{storyBuilderWords.heading}</h1>
      {isRestored && (
        <div className={styles['notice']}>
          <p>{storyBuilderWords.restored}</p>
          <Button size={32} onClick={startOver}>
            {storyBuilderWords.startOver}
          </Button>
        </div>
      )}
      <PageStrip
        story={story}
        onChoose={(key) => change({ do: 'choose', key })}
        onMove={move}
        onFiles={(files) => addFiles(files)}
        onAddPage={addPage}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <form
        ref={element}
        method="post"
        noValidate
        aria-label={storyBuilderWords.heading}
        onSubmit={(event) => void publish(event)}
        onInput={(event) => setWords(wordsIn(event.currentTarget))}
      >
        <fieldset className={styles['columns']} disabled={!draft.isReady || isBusy}>
          {page && (
            <PageEditor
              key={page.key}
              page={page}
              at={at}
              count={pages.length}
              onFiles={(files) => addFiles(files, page.key)}
              onClear={() => clearMedia(page.key)}
              elsewhere={pages.flatMap(({ key, products }) =>
                key === page.key ? [] : products.map(({ pin }) => pin.id),
              )}
              onTag={(products) => change({ do: 'tag', key: page.key, products })}
              onWrite={(field, value) => change({ do: 'write', key: page.key, field, value })}
              onMove={(by) => move(page.key, by)}
              onRemove={() => remove(page.key)}
            />
          )}
          <StoryFields key={edition.number} words={edition.words} place={place} errors={errors} onPlace={choosePlace} />
        </fieldset>
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={styles['end']}>
          {draft.isKept && <span className={styles['kept']}>{storyBuilderWords.draftSaved}</span>}
          <Button type="submit" kind="primary" size={48} isBusy={isBusy}>
            {storyBuilderWords.publish}
          </Button>
        </div>
      </form>
      {isBusy && <LoadingOverlay label={storyBuilderWords.publishing} />}
      {isRefused && (
        <Suspense fallback={null}>
          <DisabledPublishingModal onClose={() => setRefused(false)} />
        </Suspense>
      )}
    </div>
  )
}
