import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './reference-skeleton.module.css'
import { referenceWords as words } from './api-reference.words.ts'

const bars = (count: number, blockSize: number) =>
  Array.from({ length: count }, (_, at) => (
    <Skeleton key={at} style={{ blockSize, inlineSize: `${[82, 64, 73, 55][at % 4] ?? 70}%` }} />
  ))

/** Where the list of calls is about to be, and the one that is looked at. */
export function ReferenceSkeleton({ isOfCall }: { readonly isOfCall: boolean }) {
  return (
    <>
      {isOfCall && <div className={styles['list']}>{bars(14, 20)}</div>}
      <CallSkeleton />
    </>
  )
}

/** Where a call is about to be. */
export function CallSkeleton() {
  return (
    <div className={styles['call']} role="status" aria-label={words.loading}>
      <Skeleton style={{ blockSize: 28, inlineSize: '40%' }} />
      <Skeleton style={{ blockSize: 20, inlineSize: '60%' }} />
      <Skeleton style={{ blockSize: 220, inlineSize: '100%' }} />
      <Skeleton style={{ blockSize: 140, inlineSize: '100%' }} />
    </div>
  )
}
