import type { Board, boardsResource, User } from '@pinfold/contract'
import type { Answer } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BoardGrid } from '../../../entities/board/card/board-grid.tsx'
import { isBoard } from '../../../entities/board/lists/boards-page.ts'
import styles from './missing-board-screen.module.css'
import { missingBoardWords } from './missing-board.words.ts'

interface MissingBoardScreenProps {
  readonly user: User
  readonly boards: Answer<typeof boardsResource.get>
}

/** ER-03: there is no such board, or none for this viewer, but there are others of the same member. */
export function MissingBoardScreen({ user, boards }: MissingBoardScreenProps) {
  const others: readonly Board[] = boards.data.filter(isBoard)
  return (
    <>
      <EmptyState drawing="lost" headingLevel={1} heading={missingBoardWords.heading}>
        {missingBoardWords.others({ name: user.full_name })}
      </EmptyState>
      <BoardGrid boards={others} isFlat />
      <p className={styles['more']}>
        <LinkButton to={links.profile(user.username)}>{missingBoardWords.goToProfile}</LinkButton>
      </p>
    </>
  )
}
