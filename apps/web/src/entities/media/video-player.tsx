import type { PinVideos } from '@pinfold/contract'
import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { loadPart } from '../../ui/load-part.ts'
import { pressVideoKey } from './video-keys.ts'
import styles from './video-player.module.css'
import { videoPlayerWords } from './video-player.words.ts'
import { VideoQuality } from './video-quality.tsx'

const FilmInView = lazy(() =>
  loadPart(() => import('./film-in-view.tsx')).then((module) => ({ default: module.FilmInView })),
)

interface VideoPlayerProps {
  readonly pinId: string
  readonly videos: PinVideos['video_list']
  readonly name: string
  readonly className?: string | undefined
  /** Height divided by width; without it the place decides. */
  readonly ratio?: number
}

/** A video behind its poster, which keeps its place: as a ladder where the browser can play one, else as one MP4. */
export function VideoPlayer({ pinId, videos, name, className, ratio }: VideoPlayerProps) {
  const id = useId()
  const locale = useLocale()
  const element = useRef<HTMLVideoElement>(null)
  const { V_HLSV4: ladder } = videos
  const file = videos['V_720P'] ?? Object.values(videos)[0]
  if (!file) return null
  const press = (event: KeyboardEvent<HTMLVideoElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (pressVideoKey(event.currentTarget, event.key)) event.preventDefault()
  }
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <div
      className={classNames(styles['player'], className)}
      style={ratio === undefined ? undefined : { aspectRatio: `1 / ${ratio}` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- members' own videos carry captions where somebody wrote some */}
      <video
        ref={element}
        className={styles['video']}
        poster={file.thumbnail}
        controls
        preload="none"
        playsInline
        aria-label={name}
        aria-describedby={`${id}-keys`}
        aria-keyshortcuts="Space ArrowLeft ArrowRight ArrowUp ArrowDown M F C"
        onKeyDown={press}
      >
        {ladder && <source src={ladder.url} type="application/vnd.apple.mpegurl" />}
        <source src={file.url} />
        {Object.entries(file.captions_urls ?? {}).map(([language, url]) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            src={url}
            label={languages.of(language) ?? language}
          />
        ))}
      </video>
      <Suspense fallback={null}>
        <FilmInView element={element} pinId={pinId} />
      </Suspense>
      {ladder && <VideoQuality ladder={ladder} video={element} />}
      <p id={`${id}-keys`} className="visually-hidden">
        {videoPlayerWords.keys}
      </p>
    </div>
  )
}
