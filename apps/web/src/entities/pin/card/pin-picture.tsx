import { adImageMarker, type Pin } from '@pinfold/contract'
import { ChevronsDown } from 'lucide-react'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { pictureAlt } from './picture-alt.ts'
import styles from './pin-picture.module.css'

type Picture = Pick<Pin, 'images' | 'dominant_color' | 'placeholder' | 'alt_text' | 'title'> &
  Partial<Pick<Pin, 'sensitivity' | 'is_promoted'>>

/** The ground a picture appears on: its main colour, then a blurred copy of it. */
export function pictureGround(pin: Pick<Pin, 'dominant_color' | 'placeholder'>): CSSProperties {
  return {
    backgroundColor: pin.dominant_color ?? 'var(--surface-hover)',
    ...(pin.placeholder !== null && { backgroundImage: `url("${pin.placeholder}")` }),
  }
}

interface PinPictureProps {
  readonly pin: Picture
  readonly sizes: string
  /** Height divided by width. */
  readonly ratio: number
  readonly isFirst: boolean
  /** The picture goes on below what shows of it. */
  readonly isCut?: boolean
  readonly className?: string | undefined
}

const widths = ['236x', '474x', '564x', '736x', '1200x'] as const

/** Small originals have the same picture under several names; each width is offered once. */
export function sourceSet(images: Pin['images']): string {
  const byWidth = new Map(widths.map((name) => [images[name].width, images[name].url]))
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ')
}

/** Follows an image from waiting to shown or missing, in the element itself: nothing renders for it. */
function useArrival(url: string) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    const settle = () => {
      if (element.complete && element.naturalWidth === 0) element.dataset['picture'] = 'missing'
      else delete element.dataset['picture']
    }
    if (element.complete) settle()
    else element.dataset['picture'] = 'waiting'
    element.addEventListener('load', settle)
    element.addEventListener('error', settle)
    return () => {
      element.removeEventListener('load', settle)
      element.removeEventListener('error', settle)
    }
  }, [url])
  return picture
}

/** A pin's picture, which fades in over its ground when it arrives after the page. */
export function PinPicture({ pin, sizes, ratio, isFirst, isCut = false, className }: PinPictureProps) {
  const { url, width } = pin.images['474x']
  const picture = useArrival(url)
  return (
    <span
      className={classNames(styles['frame'], className)}
      style={{ ...pictureGround(pin), aspectRatio: `1 / ${ratio}` }}
    >
      <img
        ref={picture}
        className={styles['picture']}
        src={url}
        srcSet={sourceSet(pin.images)}
        sizes={sizes}
        width={width}
        height={Math.round(width * ratio)}
        alt={pictureAlt(pin)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        data-image={pin.is_promoted === true ? adImageMarker : undefined}
      />
      {isCut && (
        <span className={styles['cut']} aria-hidden="true">
          <ChevronsDown size={16} />
        </span>
      )}
    </span>
  )
}
