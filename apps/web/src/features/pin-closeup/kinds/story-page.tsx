import type { Pin, ProductTag } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { VideoPlayer } from '../../../entities/media/video-player.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { LateProductDots } from '../products/late-product-dots.tsx'
import { shownPart } from './shown-part.ts'
import styles from './story-pager.module.css'
// What stops moving pictures is there before any script runs, which alone would bring its styles.
import '../zoom/zoom.module.css'

const MotionSwitch = lazy(() =>
  loadPart(() => import('../zoom/motion-switch.tsx')).then((module) => ({ default: module.MotionSwitch })),
)

interface StoryPageProps {
  readonly pinId: string
  readonly page: NonNullable<Pin['story_pin_data']>['pages'][number]
  readonly tags: readonly ProductTag[]
  readonly name: string
  /** Height divided by width, of what the page may fill. */
  readonly ratio: number
  readonly isFirst: boolean
}

/** One page: its film or picture, which may move and show products, and its words. */
export function StoryPage({ pinId, page, tags, name, ratio, isFirst }: StoryPageProps) {
  const [isStill, setStill] = useState(false)
  const texts = page.blocks.filter(({ text }) => text !== undefined)
  const shown = page.blocks.find((block) => block.image || block.video)
  const videos = shown?.video?.video_list
  const picture = shown?.image?.images['736x'] ?? shown?.image?.images['orig']
  const moving = shown?.image?.is_animated ? shown.image.images['orig']?.url : undefined
  return (
    <>
      {videos ? (
        <VideoPlayer pinId={pinId} videos={videos} name={name} className={styles['media']} />
      ) : (
        picture && (
          <img
            className={styles['media']}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={texts[0]?.text ?? name}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        )
      )}
      {moving !== undefined && !isStill && (
        <img className={styles['moving']} loading="lazy" decoding="async" src={moving} alt="" />
      )}
      {texts.length > 0 && (
        <div className={styles['texts']} data-alone={(!videos && !picture) || undefined}>
          {texts.map(({ type, text }, index) => (
            <p key={index} className={type === 'story_pin_heading_block' ? styles['heading'] : styles['paragraph']}>
              {text}
            </p>
          ))}
        </div>
      )}
      {picture && tags.length > 0 && (
        <div className={styles['spots']} style={shownPart(picture.height / picture.width, ratio)}>
          <LateProductDots tags={tags} />
        </div>
      )}
      {moving !== undefined && (
        <Suspense fallback={null}>
          <MotionSwitch isStill={isStill} onChange={setStill} />
        </Suspense>
      )}
    </>
  )
}
