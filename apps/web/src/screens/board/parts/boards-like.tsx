import { type Board, boardsLikeResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { BoardGrid } from '../../../entities/board/card/board-grid.tsx'
import styles from '../../../entities/board/place/board-page.module.css'
import { boardsLikeWords } from './boards-like.words.ts'

const BOARDS = 12

/** DS-06: boards that hold much of the same, where the Pins of one have come to their end. */
export default function BoardsLike({ board }: { readonly board: Pick<Board, 'id'> }) {
  const { data: boards = [] } = useQuery({
    queryKey: ['boards like', board.id],
    queryFn: async ({ signal }) =>
      (await call(boardsLikeResource.get, { board_id: board.id, page_size: BOARDS }, { signal })).data,
  })
  if (boards.length === 0) return null
  return (
    <section className={styles['ideas']}>
      <h2 className={styles['ideasHeading']}>{boardsLikeWords.heading}</h2>
      <BoardGrid boards={boards} isFlat />
    </section>
  )
}
