import { Image } from 'lucide-react'
import type { LookedAt } from './looked-at.ts'
import styles from './looked-at-picture.module.css'

/** The picture of something that was looked at; what has none that may be shown is no empty square. */
export function LookedAtPicture({ image }: Pick<LookedAt, 'image'>) {
  if (image !== null) return <img src={image} loading="lazy" decoding="async" alt="" />
  return (
    <span className={styles['none']}>
      <Image size={24} aria-hidden="true" />
    </span>
  )
}
