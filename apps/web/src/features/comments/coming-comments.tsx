import type { Comment } from '@pinfold/contract'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './comments.module.css'
import { COMMENT_PREVIEW } from './use-comments.ts'

/** How many comments are not shown yet, at most: each of `count` that is neither a row nor a reply to one. */
export const commentsLeft = (count: number, rows: readonly Pick<Comment, 'comment_count'>[]): number =>
  Math.max(
    rows.reduce((left, row) => left - 1 - row.comment_count, count),
    1,
  )

/** Keep the place of comments that are asked for, so that what stands below need not move when they come late. */
export function ComingComments({ left }: { readonly left: number }) {
  return Array.from({ length: Math.min(left, COMMENT_PREVIEW) }, (_, index) => (
    <li key={index} className={styles['comment']} aria-hidden="true">
      <Skeleton style={{ inlineSize: 32, blockSize: 32, borderRadius: '50%' }} />
      <div className={styles['body']}>
        <p className={styles['text']}>
          <Skeleton style={{ display: 'inline-block', inlineSize: '70%', blockSize: '1em', verticalAlign: 'middle' }} />
        </p>
        <div className={styles['foot']} />
      </div>
    </li>
  ))
}
