import type { CoverPin } from '@pinfold/contract'
import styles from './collage.module.css'
import { cropLook, middleLook } from './crop-look.ts'

interface CollageProps {
  readonly pictures: readonly (string | undefined)[]
  /** The part of the large one that shows; its middle where it is left out. */
  readonly crop?: CoverPin['crop'] | undefined
}

/** One large and two small pictures; one or two fill the frame. Where there is none, calm tiles stand for them. */
export function Collage({ pictures, crop }: CollageProps) {
  const shown = pictures.filter((url) => url !== undefined).slice(0, 3)
  const look = crop && (shown.length === 1 ? middleLook(crop) : cropLook(crop))
  return (
    <span className={styles['collage']} data-count={shown.length} aria-hidden="true">
      {[0, 1, 2].slice(0, shown.length || 3).map((place) => {
        const url = shown[place]
        return (
          <span key={place} className={styles['tile']}>
            {url !== undefined && (
              <img src={url} alt="" loading="lazy" decoding="async" {...(place === 0 && look && { style: look })} />
            )}
          </span>
        )
      })}
    </span>
  )
}
