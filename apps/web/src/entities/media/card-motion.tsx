import type { Pin } from '@pinfold/contract'
import { type SyntheticEvent, useRef } from 'react'
import styles from './card-motion.module.css'
import { mayFilmsPlay } from './film-wishes.ts'
import { useFilm } from './use-film.ts'

/**
 * What moves over the picture of a card: the film of a video in view, an animated picture under the pointer. Nothing where
 * somebody wishes for less.
 */
export function CardMotion({ pin }: { readonly pin: Pin }) {
  if (!mayFilmsPlay()) return null
  if (pin.videos) return <CardFilm pinId={pin.id} videos={pin.videos.video_list} />
  return <img className={styles['moving']} src={pin.images.orig.url} alt="" loading="lazy" decoding="async" />
}

interface CardFilmProps {
  readonly pinId: string
  readonly videos: NonNullable<Pin['videos']>['video_list']
}

const show = ({ currentTarget: { dataset } }: SyntheticEvent<HTMLVideoElement>) => (dataset['playing'] = '')
const hide = ({ currentTarget: { dataset } }: SyntheticEvent<HTMLVideoElement>) => delete dataset['playing']

/** A film without sound, again and again while it is its turn. */
function CardFilm({ pinId, videos }: CardFilmProps) {
  const element = useRef<HTMLVideoElement>(null)
  useFilm(element, pinId)
  const { V_HLSV4: ladder } = videos
  const file = videos['V_720P'] ?? Object.values(videos)[0]
  return (
    <video
      ref={element}
      className={styles['film']}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={show}
      onPause={hide}
    >
      {ladder && <source src={ladder.url} type="application/vnd.apple.mpegurl" />}
      {file && <source src={file.url} />}
    </video>
  )
}
