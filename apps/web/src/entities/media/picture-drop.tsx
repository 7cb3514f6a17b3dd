import { limits } from '@pinfold/contract'
import { CircleAlert, ImageUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './picture-drop.module.css'
import type { Converting } from './upload-picture.ts'
import type { UploadState } from './use-uploads.ts'
import { formatCount } from '../../ui/format.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { formatShare } from '../../ui/format-share.ts'
import { pictureDropWords } from './picture-drop.words.ts'

interface PictureDropProps {
  readonly state: UploadState
  /** Several are welcome; the first takes this place. */
  readonly onChoose: (files: readonly File[]) => void
  readonly onClear: () => void
  readonly error?: string | undefined
  /** Where more than pictures is welcome: what the browser offers, and how that is said. */
  readonly accept?: string
  readonly heading?: string
  readonly help?: string
  /** Stands for what was chosen where it is no picture. */
  readonly preview?: ReactNode
  readonly previewText?: string
}

/** A place to drop or choose a picture, with its preview and how far it is. */
export function PictureDrop({
  state,
  onChoose,
  onClear,
  error,
  accept = 'image/*',
  heading = pictureDropWords.heading,
  help,
  preview,
  previewText = pictureDropWords.preview,
}: PictureDropProps) {
  const id = useId()
  const locale = useLocale()
  const [isOver, setOver] = useState(false)
  const isChosen = state.at === 'sending' || state.at === 'ready'
  const { place, passOn } = usePassedFocus(isChosen)
  const problem = state.at === 'failed' ? state.message : error
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files])
  }
  const dragging = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  }
  if (state.at === 'sending' || state.at === 'ready') {
    return (
      <div ref={place} className={styles['chosen']} {...dragging}>
        {preview ?? <Preview state={state} text={previewText} />}
        <IconButton
          className={styles['clear']}
          label={pictureDropWords.another}
          icon={<X size={20} />}
          kind="floating"
          onClick={() => {
            passOn()
            onClear()
          }}
        />
        {state.at === 'sending' && <Progress part={state.part} converting={state.converting} />}
        <p className="visually-hidden" role="status">
          {state.at === 'ready' ? readyText(state.isVideo) : pictureDropWords.uploading}
        </p>
      </div>
    )
  }
  return (
    <div
      ref={place}
      className={classNames(styles['drop'], isOver && styles['over'], problem !== undefined && styles['wrong'])}
      {...dragging}
    >
      <input
        id={id}
        className={styles['input']}
        type="file"
        accept={accept}
        multiple
        aria-describedby={`${id}-problem`}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length === 0) return
          passOn()
          onChoose(files)
        }}
      />
      <label className={styles['label']} htmlFor={id}>
        <span className={styles['icon']}>
          {problem === undefined ? (
            <ImageUp size={32} aria-hidden="true" />
          ) : (
            <CircleAlert size={32} aria-hidden="true" />
          )}
        </span>
        <span className={styles['heading']}>{heading}</span>
        <span className={styles['help']}>
          {help ?? pictureDropWords.help({ size: formatMegabytes(limits.upload.largestBytes, locale) })}
        </span>
      </label>
      <p id={`${id}-problem`} className={styles['problem']} role="alert">
        {state.at === 'failed' && state.isNoPicture === true ? <InvalidImage /> : problem}
      </p>
      {state.at === 'failed' && state.retry && (
        <Button className={styles['again']} size={32} onClick={state.retry}>
          {actionWords.retry}
        </Button>
      )}
    </div>
  )
}

/** The field goes when a picture is chosen, and the picture when another is wanted: what comes takes the focus over. */
function usePassedFocus(isChosen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const isPassed = useRef(false)
  useEffect(() => {
    if (isPassed.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
    isPassed.current = false
  }, [isChosen])
  return { place, passOn: () => (isPassed.current = true) }
}

function InvalidImage() {
  return (
    <>
      <strong>{pictureDropWords.invalidImage}</strong>
      <br />
      {pictureDropWords.invalidImageHelp}
    </>
  )
}

const readyText = (isVideo: boolean | undefined) => (isVideo ? pictureDropWords.videoReady : pictureDropWords.uploaded)

function Preview({ state, text }: { readonly state: { preview: string; isVideo?: boolean }; readonly text: string }) {
  if (state.preview === '') return <span className={classNames(styles['preview'], styles['coming'])} />
  if (!state.isVideo) return <img className={styles['preview']} src={state.preview} alt={text} />
  return <video className={styles['preview']} src={state.preview} controls muted playsInline aria-label={text} />
}

interface ProgressProps {
  readonly part: number
  readonly converting: Converting | undefined
}

function Progress({ part, converting }: ProgressProps) {
  const locale = useLocale()
  const percent = Math.round(part * 100)
  return (
    <div className={styles['progress']}>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={converting ? pictureDropWords.converting : pictureDropWords.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles['bar']} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles['percent']}>{progressText(percent, converting, locale)}</span>
    </div>
  )
}

function progressText(percent: number, converting: Converting | undefined, locale: string): string {
  if (converting && converting.place !== null)
    return pictureDropWords.queued({ place: formatCount(converting.place, locale) })
  const share = formatShare(percent / 100, locale)
  if (converting) return pictureDropWords.convertingShare({ share })
  return percent < 100 ? share : pictureDropWords.almostThere
}
