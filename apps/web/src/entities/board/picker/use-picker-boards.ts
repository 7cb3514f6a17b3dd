import { limits } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { foundBoardsQuery, type PickerBoards, pickerQuery, withFound } from '../lists/picker-boards.ts'

/** Milliseconds without another letter after which the server is asked for boards that the picker does not have. */
const TYPING_PAUSE = 200

/** The boards of a picker; where the member has more than it brings, also those that fit what is typed. */
export function usePickerBoards(typed: string, initialData?: PickerBoards) {
  const { data, error, refetch } = useQuery({ ...pickerQuery, ...(initialData && { initialData }) })
  const words = usePaused(typed.trim().slice(0, limits.boardName.longest))
  const { data: found } = useQuery({ ...foundBoardsQuery(words), enabled: data?.has_more === true && words !== '' })
  return { data: data && found ? withFound(data, found) : data, error, refetch }
}

/** The words once nothing was typed for a while. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}
