import type { Pin } from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { PinPicture } from '../../../entities/pin/card/pin-picture.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { ZoomablePicture } from '../zoom/zoomable-picture.tsx'
import { VideoPlayer } from '../../../entities/media/video-player.tsx'
import { LateProductDots } from '../products/late-product-dots.tsx'
import { StoryPager } from './story-pager.tsx'
import { pinName } from '../../../entities/pin/pin-name.ts'
import styles from './pin-media.module.css'
// The page of a visitor holds the veil before any script runs, which alone would bring its styles.
import './veiled-picture.module.css'

const VeiledPicture = lazy(() =>
  loadPart(() => import('./veiled-picture.tsx')).then((module) => ({ default: module.VeiledPicture })),
)

interface PinMediaProps {
  readonly pin: Pin
  readonly sizes: string
  /** Height divided by width. */
  readonly ratio: number
}

/** What a pin shows on its page: its picture, its video, or the pages of its story. */
export function PinMedia({ pin, sizes, ratio }: PinMediaProps) {
  const name = pinName(pin)
  const tags = pin.product_tags ?? []
  const { story_pin_data: story } = pin
  if (pin.sensitivity?.is_veiled)
    return (
      <Suspense fallback={<PinPicture pin={pin} sizes={sizes} ratio={ratio} isFirst />}>
        <VeiledPicture pin={pin} sizes={sizes} ratio={ratio} />
      </Suspense>
    )
  if (story && story.pages.length > 0)
    return <StoryPager pinId={pin.id} story={story} tags={tags} name={name} ratio={ratio} />
  if (pin.videos) return <VideoPlayer pinId={pin.id} videos={pin.videos.video_list} name={name} ratio={ratio} />
  const picture = <ZoomablePicture pin={pin} sizes={sizes} ratio={ratio} />
  if (tags.length === 0) return picture
  return (
    <div className={styles['tagged']}>
      {picture}
      <LateProductDots tags={tags} />
    </div>
  )
}
