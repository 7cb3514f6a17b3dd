import { alsoSavedToResource, type PinId } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answer, call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { usePages } from '../../../api/use-pages.ts'
import { useBoards } from '../../../entities/board/use-board.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListMore } from '../../../ui/list-more.tsx'
import { useNearEnd } from '../../../ui/masonry/use-near-end.ts'
import { Modal } from '../../../ui/modal.tsx'
import { closeupWords } from '../closeup.words.ts'
import { alsoSavedWords } from './also-saved.words.ts'
import { BoardRow, BoardRowsToCome } from './board-row.tsx'
import styles from './board-row.module.css'

interface AlsoSavedDialogProps {
  readonly pinId: PinId
  readonly onClose: () => void
}

/** Where else a pin’s picture is, over its page. */
export function AlsoSavedDialog({ pinId, onClose }: AlsoSavedDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['boards that a pin was also saved to', pinId],
    queryFn: ({ signal }) => call(alsoSavedToResource.get, { pin_id: pinId }, { signal }),
    // What opens anew shows where it is now.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal heading={closeupWords.alsoSavedTo} isOpen onClose={onClose} width={480}>
      <div className={styles['inModal']} aria-busy={isFetching || undefined}>
        {data && <Boards pinId={pinId} first={data} />}
        {!data && error && (
          <EmptyState
            drawing="broken"
            heading={alsoSavedWords.notLoaded}
            action={
              <Button isBusy={isFetching} onClick={() => void refetch()}>
                {actionWords.retry}
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        )}
        {!data && !error && <BoardRowsToCome />}
      </div>
    </Modal>
  )
}

interface BoardsProps {
  readonly pinId: PinId
  readonly first: Answer<typeof alsoSavedToResource.get>
}

/** Of saves that may not be shown a page is empty: so many pages are asked for before the reader has to ask. */
const PAGES_BY_ITSELF = 10

function Boards({ pinId, first }: BoardsProps) {
  const { rows, ...more } = usePages(alsoSavedToResource.get, { pin_id: pinId }, first, undefined, false)
  const boards = useBoards(rows)
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, rows.length + Math.min(more.pages.length, PAGES_BY_ITSELF), more.loadMore)
  if (boards.length === 0 && !more.hasMore)
    return (
      <EmptyState drawing="boards" heading={alsoSavedWords.nowhere}>
        {alsoSavedWords.nowhereHelp}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {boards.map((board) => (
          <BoardRow key={board.id} board={board} />
        ))}
      </ul>
      {boards.length === 0 && more.isLoadingMore && <BoardRowsToCome />}
      <div ref={end}>{more.hasMore && <ListMore more={more} label={alsoSavedWords.showMore} />}</div>
    </>
  )
}
