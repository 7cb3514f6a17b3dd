import { type Board, boardFollowersResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { usePages } from '../../api/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNearEnd } from '../../ui/masonry/use-near-end.ts'
import { boardFollowersKey } from '../../entities/board/board-keys.ts'
import { Modal } from '../../ui/modal.tsx'
import { ListEnd } from '../../entities/member/list-end.tsx'
import styles from '../../entities/member/people-list.module.css'
import { PersonRow } from '../../entities/member/person-row.tsx'
import { boardFollowersWords } from './board-followers.words.ts'

interface BoardFollowersModalProps {
  readonly board: Board
  readonly onClose: () => void
}

/** Who follows a board, over its page. */
export function BoardFollowersModal({ board, onClose }: BoardFollowersModalProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: boardFollowersKey(board.id),
    queryFn: ({ signal }) => call(boardFollowersResource.get, { board_id: board.id }, { signal }),
    // What opens anew shows who follows now.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal heading={boardFollowersWords.heading({ board: board.name })} isOpen onClose={onClose} width={520}>
      <div className={styles['inModal']}>
        {data && <Followers board={board} first={data} />}
        {!data && error && (
          <EmptyState
            drawing="broken"
            heading={boardFollowersWords.notLoaded}
            action={
              <Button isBusy={isFetching} onClick={() => void refetch()}>
                {boardFollowersWords.retry}
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        )}
      </div>
    </Modal>
  )
}

interface FollowersProps {
  readonly board: Board
  readonly first: Answer<typeof boardFollowersResource.get>
}

function Followers({ board, first }: FollowersProps) {
  const { rows, ...more } = usePages(boardFollowersResource.get, { board_id: board.id }, first)
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, rows.length, more.loadMore)
  if (rows.length === 0) return <EmptyState drawing="boards" heading={boardFollowersWords.nobody} />
  return (
    <>
      <ul className={styles['list']}>
        {rows.map((person) => (
          <PersonRow key={person.id} person={person} isRemovable={false} />
        ))}
      </ul>
      <div ref={end}>
        <ListEnd {...more} />
      </div>
    </>
  )
}
