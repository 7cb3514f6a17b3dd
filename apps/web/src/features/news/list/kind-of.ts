import type { News } from '@pinfold/contract'

/** What texts about a piece of news need: its kind, apart where a board has no name that may be said, and that name. */
export const kindOf = ({ kind, board }: Pick<News, 'kind' | 'board'>) => ({
  kind: board === null && kind.startsWith('board_') ? `${kind}_unnamed` : kind,
  board: board?.name ?? '',
})
