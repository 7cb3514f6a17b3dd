import type { CoverPin } from '@pinfold/contract'
import { Images } from 'lucide-react'
import styles from './collage.module.css'
import { cropLook, middleLook } from './crop-look.ts'

interface CollageProps {
  readonly pictures: readonly (string | undefined)[]
  /** The part of the large one that shows; its middle where it is left out. */
  readonly crop?: CoverPin['crop'] | undefined
}

/** One large and two small pictures; one or two fill the frame. An empty board is an empty frame. */
export function Collage({ pictures, crop }: CollageProps) {
  const shown = pictures.filter((url) => url !== undefined).slice(0, 3)
  const look = crop && (shown.length === 1 ? middleLook(crop) : cropLook(crop))
  return (
    <span className={styles['collage']} data-count={shown.length} aria-hidden="true">
      {shown.length === 0 && <Images size={32} strokeWidth={1.5} />}
      {shown.map((url, place) => (
        <span key={place} className={styles['tile']}>
          <img src={url} alt="" loading="lazy" decoding="async" {...(place === 0 && look && { style: look })} />
        </span>
      ))}
    </span>
  )
}
