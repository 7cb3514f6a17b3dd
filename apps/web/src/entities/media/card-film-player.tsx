import type { PinVideos } from '@pinfold/contract'
import { type SyntheticEvent, useRef } from 'react'
import styles from './card-film-player.module.css'
import { useFilm } from './use-film.ts'

interface CardFilmPlayerProps {
  readonly pinId: string
  readonly videos: PinVideos['video_list']
}

const show = ({ currentTarget: { dataset } }: SyntheticEvent<HTMLVideoElement>) => (dataset['playing'] = '')
const hide = ({ currentTarget: { dataset } }: SyntheticEvent<HTMLVideoElement>) => delete dataset['playing']

/** A film without sound over the picture of a card, again and again while it is its turn. */
export function CardFilmPlayer({ pinId, videos }: CardFilmPlayerProps) {
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
