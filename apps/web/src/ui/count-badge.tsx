import styles from './count-badge.module.css'

const MOST_SHOWN = 99

/** A count as a badge has room for it. */
export const badgeText = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`)

/** How much is new, over the corner of an icon; nothing where nothing is. The icon's own label says it to those who cannot see it. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className={styles['badge']} aria-hidden="true">
      {badgeText(count)}
    </span>
  )
}
