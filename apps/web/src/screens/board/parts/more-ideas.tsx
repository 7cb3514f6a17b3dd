import { type Board, boardContentRecommendationResource, type Section } from '@pinfold/contract'
import type { Answer } from '../../../api/client.ts'
import { usePages } from '../../../api/use-pages.ts'
import styles from '../../../entities/board/place/board-page.module.css'
import { PinWall } from '../../../entities/pin/card/pin-wall.tsx'
import { boardPageWords } from './board-page.words.ts'

interface MoreIdeasProps {
  readonly board: Board
  /** Null for the whole board. */
  readonly section: Section | null
  readonly ideas: Answer<typeof boardContentRecommendationResource.get>
}

/** Pins like those on a board or in a section, for those who may add them. */
export function MoreIdeas({ board, section, ideas }: MoreIdeasProps) {
  const options = { board_id: board.id, ...(section && { section_id: section.id }) }
  const { rows, ...more } = usePages(boardContentRecommendationResource.get, options, ideas)
  if (rows.length === 0) return null
  const heading = boardPageWords.moreIdeas({ board: section?.title ?? board.name })
  return (
    <section className={styles['ideas']}>
      <h2 className={styles['ideasHeading']}>{heading}</h2>
      <PinWall pins={rows} label={heading} more={more} showsPinner isBelowFold />
    </section>
  )
}
