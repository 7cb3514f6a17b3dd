import type { ProfileCover as Cover } from '@pinfold/contract'
import { breakpoints } from '../../ui/breakpoints.ts'
import styles from './profile-cover.module.css'

/** PS-04: 736 wide on phones, 1200 otherwise; what is not there is taken from the next best. */
export function coverPictures(cover: Cover | null | undefined) {
  if (cover?.source !== 'image') return null
  const { images = {} } = cover
  const wide = images['1200x'] ?? images['originals'] ?? images['736x']
  const narrow = images['736x'] ?? wide
  return wide && narrow ? { wide, narrow } : null
}

/** The wide picture over a partner's header: 656x369, on phones from edge to edge as 375x278. */
export function ProfileCover({ cover }: { readonly cover: Cover | null | undefined }) {
  const pictures = coverPictures(cover)
  if (!pictures) return null
  return (
    <picture className={styles['cover']}>
      <source media={`(width < ${breakpoints.phone}px)`} srcSet={pictures.narrow.url} />
      <img src={pictures.wide.url} alt="" fetchPriority="high" decoding="async" />
    </picture>
  )
}
