import type { BoardInvite } from '@pinfold/contract'
import { Lock, SquareStack } from 'lucide-react'
import styles from './board-cover.module.css'

interface BoardCoverProps {
  readonly board: BoardInvite['board'] | null
  readonly size?: 'small' | 'large'
}

/** The board's first picture; a secret one keeps it to itself. */
export function BoardCover({ board, size = 'small' }: BoardCoverProps) {
  if (board?.image_cover_url)
    return <img className={styles['cover']} data-size={size} src={board.image_cover_url} alt="" />
  const Sign = board?.privacy === 'secret' ? Lock : SquareStack
  return (
    <span className={styles['cover']} data-size={size}>
      <Sign size={size === 'large' ? 40 : 24} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
