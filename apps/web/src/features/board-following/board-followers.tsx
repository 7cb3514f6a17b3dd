import type { Board } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import styles from '../../entities/board/place/board-page.module.css'
import { loadPart } from '../../ui/load-part.ts'
import { boardCountWords } from '../../entities/board/board-counts.words.ts'

const BoardFollowersModal = lazy(() =>
  loadPart(() => import('./board-followers-modal.tsx')).then((module) => ({ default: module.BoardFollowersModal })),
)

/** BO-01, VR-11: how many follow a board; it opens their list, for visitors after they logged in. */
export function BoardFollowers({ board }: { readonly board: Board }) {
  const [isOpen, setOpen] = useState(false)
  const ask = useLoginPrompt()
  const locale = useLocale()
  if (board.follower_count <= 0) return null
  return (
    <>
      {' · '}
      <button
        type="button"
        className={styles['followers']}
        aria-haspopup="dialog"
        onClick={() => ask('general', () => setOpen(true))}
      >
        {boardCountWords.followers(counted(board.follower_count, locale))}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BoardFollowersModal board={board} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
