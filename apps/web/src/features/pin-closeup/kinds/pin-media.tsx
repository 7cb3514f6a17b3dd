import type { Pin } from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import { ZoomablePicture } from '../zoom/zoomable-picture.tsx'
import { VideoPlayer } from '../../../entities/media/video-player.tsx'
import { StoryPager } from './story-pager.tsx'
import { pinName } from '../../../entities/pin/pin-name.ts'
import styles from './pin-media.module.css'

const ProductDots = lazy(() =>
  loadPart(() => import('../products/product-dots.tsx')).then((module) => ({ default: module.ProductDots })),
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
  const { story_pin_data: story } = pin
  if (story && story.pages.length > 0) return <StoryPager pinId={pin.id} story={story} name={name} ratio={ratio} />
  if (pin.videos) return <VideoPlayer pinId={pin.id} videos={pin.videos.video_list} name={name} ratio={ratio} />
  const picture = <ZoomablePicture pin={pin} sizes={sizes} ratio={ratio} />
  const tags = pin.product_tags ?? []
  if (tags.length === 0) return picture
  return (
    <div className={styles['tagged']}>
      {picture}
      <Suspense fallback={null}>
        <ProductDots tags={tags} />
      </Suspense>
    </div>
  )
}
