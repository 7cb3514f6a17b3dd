import { type Board, boardTitleSuggestionsResource } from '@pinfold/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { CreateBoardForm } from './create-board-form.tsx'
import { titlesForKey } from '../board-keys.ts'

/** Names that would suit a new board for a pin. While they are kept they stay as they are: what one reads does not move. */
const titlesQuery = (pinId: string) =>
  queryOptions({
    queryKey: titlesForKey(pinId),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(boardTitleSuggestionsResource.get, { pin_id: pinId }, { signal }).then((answer) => answer.data),
  })

/** Asks for the names when a press is near, so that mostly they are there with the form. */
export function useTitlePreparation(pinId: string | undefined) {
  const queries = useQueryClient()
  const prepare = () => {
    if (pinId !== undefined) void queries.prefetchQuery(titlesQuery(pinId))
  }
  return { onPointerDown: prepare, onFocus: prepare }
}

interface PinBoardFormProps {
  readonly pinId: string
  readonly defaultName: string
  readonly isInline: boolean
  readonly onCreated: (board: Board) => void
  readonly onCancel?: () => void
}

/** Makes a board for a pin; names that would suit it can be chosen. */
export function PinBoardForm({ pinId, ...form }: PinBoardFormProps) {
  const { data = [], isPending } = useQuery(titlesQuery(pinId))
  const [hasRow] = useState(isPending || data.length > 0)
  return <CreateBoardForm {...form} names={data} namesRow={isPending ? 'waiting' : hasRow ? 'kept' : undefined} />
}
