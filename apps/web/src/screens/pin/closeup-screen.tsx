import type {
  aggregatedActivityFeedResource,
  aggregatedCommentFeedResource,
  Pin,
  relatedPinFeedResource,
} from '@pinfold/contract'
import type { CSSProperties } from 'react'
import type { Answer } from '../../api/client.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { CommentsSection } from '../../features/comments/index.ts'
import { ShareButton } from '../../entities/sharing/share-button.tsx'
import { pinTarget } from '../../entities/sharing/share-target.ts'
import {
  closeupShape,
  closeupSizes,
  FavoriteButton,
  isSquarish,
  PinMedia,
  PinMenu,
  PinPeople,
  PinsBelow,
  PinsBeside,
  PinWords,
  ReactionsBar,
  useCloseupWalls,
} from '../../features/pin-closeup/index.ts'
import barStyles from './closeup-bar.module.css'
import styles from './closeup.module.css'
import { SaveControls } from '../../entities/pin/saving/save-controls.tsx'
import { usePin } from '../../entities/pin/use-pin.ts'
import { PictureSearchLink } from '../../features/visual-search/index.ts'
import { TriedSection } from '../../features/pin-tried/index.ts'

interface CloseupScreenProps {
  readonly pin: Pin
  readonly comments: Answer<typeof aggregatedCommentFeedResource.get>
  readonly tried: Answer<typeof aggregatedActivityFeedResource.get>
  /** Other pins of its board. */
  readonly neighbours: readonly Pin[]
  /** Null where it did not come; it can be asked for again. */
  readonly related: Answer<typeof relatedPinFeedResource.get> | null
}

const DEFAULT_RATIO = 1

/** PI-01: a pin with everything about it; beside it and below, more from its board and more like it. */
export function CloseupScreen({ pin: loaded, comments, tried, neighbours, related }: CloseupScreenProps) {
  const pin = usePin(loaded)
  const { width, height } = pin.images.orig
  const ratio = width > 0 && height > 0 ? height / width : DEFAULT_RATIO
  const shape = closeupShape(ratio)
  const walls = useCloseupWalls(pin, neighbours, related)
  const look = { 'data-shape': shape, 'data-squarish': isSquarish(ratio) || undefined }
  return (
    <>
      <div className={styles['page']} {...look}>
        <article className={styles['closeup']} {...look} style={{ '--ratio': ratio } as CSSProperties}>
          <div className={styles['pictureSide']}>
            <PinMedia pin={pin} sizes={closeupSizes(ratio)} ratio={ratio} />
            <PictureSearchLink pinId={pin.id} className={styles['searchPicture']} />
            <BackButton className={styles['back']} />
          </div>
          <div className={styles['words']}>
            <div className={styles['about']}>
              <div className={barStyles['bar']}>
                <ReactionsBar pin={pin} />
                <div className={barStyles['tools']}>
                  <ShareButton target={pinTarget(pin)} />
                  <FavoriteButton pin={pin} />
                  <PinMenu pin={pin} />
                </div>
                {pin.viewer_can.save && <SaveControls pin={pin} size={48} className={barStyles['save']} />}
              </div>
              <PinWords pin={pin} />
              <PinPeople pin={pin} />
            </div>
            <div className={styles['talk']}>
              <CommentsSection pin={pin} comments={comments}>
                <TriedSection pin={pin} tried={tried} />
              </CommentsSection>
            </div>
          </div>
        </article>
        <PinsBeside pin={pin} walls={walls} />
      </div>
      <PinsBelow walls={walls} />
    </>
  )
}
