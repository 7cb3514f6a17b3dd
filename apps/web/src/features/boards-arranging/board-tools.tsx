import type { Board } from '@pinfold/contract'
import { ArrowDown, ArrowUp, Ellipsis, ListOrdered, Merge } from 'lucide-react'
import { memo } from 'react'
import { Menu } from '../../ui/menu.tsx'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { isBusy } from '../../entities/operation/told-operations.ts'
import styles from './arranged-grid.module.css'
import { boardArrangingWords } from './board-arranging.words.ts'

export type BoardTool = 'up' | 'down' | 'place' | 'merge'

interface BoardToolsProps {
  readonly board: Board
  /** Among the boards of its group, from 0. */
  readonly index: number
  readonly count: number
  readonly onChoose: (tool: BoardTool, board: Board) => void
}

/** BO-06: all that dragging a board does, by menu. */
export const BoardTools = memo(function BoardTools({ board, index, count, onChoose }: BoardToolsProps) {
  const choice = (id: BoardTool, label: string, icon: MenuChoice['icon'], isPossible: boolean): MenuChoice[] =>
    isPossible ? [{ id, label, icon, onChoose: () => onChoose(id, board) }] : []
  const canMerge = board.viewer_can.archive_merge_privacy && !isBusy(board)
  const choices = [
    ...choice('up', boardArrangingWords.moveUp, <ArrowUp size={20} />, index > 0),
    ...choice('down', boardArrangingWords.moveDown, <ArrowDown size={20} />, index < count - 1),
    ...choice('place', boardArrangingWords.moveTo, <ListOrdered size={20} />, count > 1),
    ...choice('merge', boardArrangingWords.chooseMerge, <Merge size={20} />, canMerge),
  ]
  return (
    <>
      {isBusy(board) && <span className={styles['busy']}>{boardArrangingWords.inProgress}</span>}
      {choices.length > 0 && (
        <span className={styles['tools']}>
          <Menu
            label={boardArrangingWords.optionsFor({ board: board.name })}
            icon={<Ellipsis size={20} />}
            kind="floating"
            groups={[{ id: 'move', choices }]}
          />
        </span>
      )}
    </>
  )
})
