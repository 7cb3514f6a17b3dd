import { useMember } from '../../api/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { MasonrySkeleton } from '../../ui/masonry/masonry-skeleton.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PendingKind, pendingKind } from './pending-kind.ts'
import styles from './pending-screen.module.css'

const CLOSEUP_RATIO = 1.3
const BOARDS = 12
const ROWS = 8

/** The skeleton of a page on its way; nothing for pages without one. Both addresses with their queries. */
export function PendingOverlay({ next, here }: { readonly next: string; readonly here: string }) {
  const member = useMember()
  const kind = pendingKind(next, here)
  if (kind === null) return null
  return (
    <div className={classNames(styles['screen'], member && styles['forMember'])} data-pending={kind} aria-hidden="true">
      {skeletons[kind]}
    </div>
  )
}

const line = (width: number, height: number) => <Skeleton style={{ inlineSize: width, blockSize: height }} />

const wall = (
  <div className={styles['wall']}>
    <MasonrySkeleton />
  </div>
)

const boards = (
  <div className={styles['boards']}>
    {Array.from({ length: BOARDS }, (_, place) => (
      <Skeleton key={place} style={{ aspectRatio: '236 / 157', borderRadius: 16 }} />
    ))}
  </div>
)

const skeletons = {
  wall,
  closeup: (
    <div className={styles['closeup']}>
      <Skeleton style={{ aspectRatio: `1 / ${CLOSEUP_RATIO}`, borderRadius: 0 }} />
      <div className={styles['words']}>
        <Skeleton style={{ blockSize: 48, borderRadius: 24 }} />
        {line(280, 36)}
        {line(220, 20)}
        {line(180, 48)}
      </div>
    </div>
  ),
  profile: (
    <>
      <div className={styles['head']}>
        <Skeleton style={{ inlineSize: 120, blockSize: 120, borderRadius: '50%' }} />
        {line(240, 44)}
        {line(160, 20)}
        <Skeleton style={{ inlineSize: 106, blockSize: 48, borderRadius: 24 }} />
      </div>
      {boards}
    </>
  ),
  board: (
    <>
      <div className={styles['head']}>
        {line(300, 44)}
        {line(140, 32)}
        {line(100, 20)}
      </div>
      {wall}
    </>
  ),
  boards: <div className={styles['found']}>{boards}</div>,
  tiles: (
    <div className={styles['tiles']}>
      {line(240, 44)}
      {line(200, 24)}
      <div className={styles['grid']}>
        {Array.from({ length: BOARDS }, (_, place) => (
          <Skeleton key={place} style={{ aspectRatio: '2 / 1', borderRadius: 16 }} />
        ))}
      </div>
    </div>
  ),
  rows: (
    <div className={styles['rows']}>
      {line(240, 36)}
      {Array.from({ length: ROWS }, (_, place) => (
        <div key={place} className={styles['row']}>
          {line(64, 64)}
          {line(200, 20)}
        </div>
      ))}
    </div>
  ),
  picture: (
    <div className={styles['picture']}>
      <Skeleton style={{ aspectRatio: '1', borderRadius: 16 }} />
      {wall}
    </div>
  ),
} as const satisfies Record<PendingKind, unknown>
