import type { PinVideos } from '@pinfold/contract'
import type Hls from 'hls.js/light'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../ui/load-part.ts'
import styles from './video-player.module.css'
import { videoPlayerWords } from './video-player.words.ts'

interface VideoQualityProps {
  readonly ladder: PinVideos['video_list'][string]
  readonly video: RefObject<HTMLVideoElement | null>
}

const STEPS = [1080, 720, 480, 360, 240]

/** Chooses a step of the ladder. What plays it then is loaded with the first choice. */
export function VideoQuality({ ladder, video }: VideoQualityProps) {
  const [chosen, setChosen] = useState('auto')
  const player = useRef<Hls | null>(null)
  useEffect(() => () => player.current?.destroy(), [])
  const shortSide = Math.min(ladder.width, ladder.height)
  const steps = STEPS.filter((step) => step <= shortSide)
  if (steps.length < 2) return null
  const choose = async (value: string) => {
    setChosen(value)
    if (video.current) player.current ??= await playByLadder(video.current, ladder.url)
    if (!player.current) return
    const level = player.current.levels.findIndex(({ width, height }) => String(Math.min(width, height)) === value)
    player.current.nextLevel = level
  }
  return (
    <select
      className={styles['quality']}
      aria-label={videoPlayerWords.quality}
      value={chosen}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="auto">{videoPlayerWords.auto}</option>
      {steps.map((step) => (
        <option key={step} value={step}>
          {`${step}p`}
        </option>
      ))}
    </select>
  )
}

/** Goes on at the same moment, by the ladder. Null where this browser cannot, and the file plays on. */
async function playByLadder(video: HTMLVideoElement, address: string): Promise<Hls | null> {
  const { default: Player } = await loadPart(() => import('hls.js/light'))
  if (!Player.isSupported()) return null
  const { currentTime, paused } = video
  const player = new Player({ startPosition: currentTime })
  const isRead = new Promise<void>((resolve) => player.once(Player.Events.MANIFEST_PARSED, () => resolve()))
  player.loadSource(address)
  player.attachMedia(video)
  await isRead
  if (!paused) await video.play().catch(() => {})
  return player
}
