import type { CoverPin } from '@pinfold/contract'
import styles from './collage.module.css'
import { cropLook } from './crop-look.ts'

interface CollageProps {
  readonly pictures: readonly (string | undefined)[]
  /** The part of the large one that shows; its middle where it is left out. */
  readonly crop?: CoverPin['crop'] | undefined
}

/** One large and two small pictures; missing ones leave a calm tile. */
export function Collage({ pictures, crop }: CollageProps) {
  return (
    <span className={styles['collage']} aria-hidden="true">
      {[0, 1, 2].map((place) => {
        const url = pictures[place]
        return (
          <span key={place} className={styles['tile']}>
            {url !== undefined && (
              <img
                src={url}
                alt=""
                loading="lazy"
                decoding="async"
                {...(place === 0 && crop && { style: cropLook(crop) })}
              />
            )}
          </span>
        )
      })}
    </span>
  )
}
