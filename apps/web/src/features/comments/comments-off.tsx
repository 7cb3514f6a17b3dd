import { lazy, Suspense, useState } from 'react'
import styles from './comments.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { commentsWords } from './comments.words.ts'

const CommentsOffModal = lazy(() =>
  loadPart(() => import('./comments-off-modal.tsx')).then((module) => ({ default: module.CommentsOffModal })),
)

/** ER-13: stands where a member could write, and tells why they cannot. */
export function CommentsOff() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={styles['none']}>
        {commentsWords.off}{' '}
        <button type="button" className={styles['quiet']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {commentsWords.why}
        </button>
      </p>
      {isOpen && <CommentsOffDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Tells why comments are off; also where one is refused, since somebody turned them off meanwhile. */
export function CommentsOffDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CommentsOffModal onClose={onClose} />
    </Suspense>
  )
}
