import type { Board } from '@pinfold/contract'
import { ArrowDown, ArrowUp, Ellipsis, ListOrdered, Merge } from 'lucide-react'
import { memo } from 'react'
import { Menu } from '../../ui/menu.tsx'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { isBusy } from '../../entities/operation/operation-words.ts'
import styles from './arranged-grid.module.css'

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
  const choices = [
    ...choice('up', 'Move up', <ArrowUp size={20} />, index > 0),
    ...choice('down', 'Move down', <ArrowDown size={20} />, index < count - 1),
    ...choice('place', 'Move to…', <ListOrdered size={20} />, count > 1),
    ...choice('merge', 'Merge into…', <Merge size={20} />, board.viewer_can.archive_merge_privacy && !isBusy(board)),
  ]
  return (
    <>
      {isBusy(board) && <span className={styles['busy']}>In progress…</span>}
      {choices.length > 0 && (
        <span className={styles['tools']}>
          <Menu
            label={`Options for ${board.name}`}
            icon={<Ellipsis size={20} />}
            kind="floating"
            groups={[{ id: 'move', choices }]}
          />
        </span>
      )}
    </>
  )
})
