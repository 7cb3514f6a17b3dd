import { badgeTextOn } from '@pinfold/contract'
import { badgeName } from '../../entities/member/badge-name.ts'
import styles from './merchant-badges.module.css'

interface BadgeListProps {
  readonly label: string
  readonly badges: readonly string[]
  readonly color: string
}

/** Badges on the colour that their merchant chose, with words that are readable on it. */
export function BadgeList({ label, badges, color }: BadgeListProps) {
  return (
    <ul className={styles['badges']} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge} className={styles['badge']} data-text={badgeTextOn(color)} style={{ backgroundColor: color }}>
          {badgeName(badge)}
        </li>
      ))}
    </ul>
  )
}
