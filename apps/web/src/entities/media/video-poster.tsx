import { useLocale } from '../../api/viewer.ts'
import { formatCount } from '../../ui/format.ts'
import type { UploadedVideo } from './upload-video.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './video-poster.module.css'
import { videoPosterWords } from './video-poster.words.ts'

interface VideoPosterProps {
  readonly video: UploadedVideo
  /** The form's field that says the moment, in milliseconds. */
  readonly name: string
  readonly onChoose?: (time: number) => void
}

/** How many moments the server offers. */
const FRAMES = 6

/** Keeps the room of what a video's picture is chosen from, until the video is ready. */
export function ComingPoster() {
  return (
    <fieldset className={styles['poster']} inert>
      <legend className={styles['legend']}>{videoPosterWords.legend}</legend>
      <div className={styles['frames']}>
        {Array.from({ length: FRAMES }, (_, at) => (
          <span key={at} className={classNames(styles['frame'], styles['awaited'])} />
        ))}
      </div>
    </fieldset>
  )
}

/** Chooses the moment whose picture stands for a video. */
export function VideoPoster({ video, name, onChoose }: VideoPosterProps) {
  const locale = useLocale()
  if (video.frames.length === 0) return null
  return (
    <fieldset className={styles['poster']}>
      <legend className={styles['legend']}>{videoPosterWords.legend}</legend>
      <div className={styles['frames']}>
        {video.frames.map(({ url, time }, at) => (
          <label key={time} className={styles['frame']}>
            <input
              className={styles['input']}
              type="radio"
              name={name}
              value={time}
              defaultChecked={at === 0}
              onChange={() => onChoose?.(time)}
            />
            <img
              className={styles['picture']}
              src={url}
              alt={videoPosterWords.frame({
                number: formatCount(at + 1, locale),
                count: formatCount(video.frames.length, locale),
              })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
