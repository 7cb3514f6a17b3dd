import type { Board, SectionCard } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { wallsChanged } from '../lists/stale-boards.ts'
import { toldAction } from '../../operation/told-operations.ts'
import { watchFoundOperations } from '../../operation/operations-store.ts'

/**
 * ST-17: tells a board's team of the work that is under way when they come to it, whoever began it, in whatever window,
 * and reads the board anew at its end.
 */
export function useFoundOperations(board: Board, sections: readonly Pick<SectionCard, 'id' | 'title'>[]): void {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const found = board.blocking_actions?.find((action) => action.progress < 1 && toldAction(action) !== null)
  const watch = useEffectEvent(() => {
    if (!found) return
    const section = sections.find(({ id }) => id === found.section_id)
    watchFoundOperations({
      boardId: board.id,
      boardName: board.name,
      ...(section && { section: { id: section.id, name: section.title } }),
      started: found,
      onDone: () => {
        wallsChanged(queries)
        void revalidate()
      },
    })
  })
  useEffect(() => watch(), [found?.id])
}
