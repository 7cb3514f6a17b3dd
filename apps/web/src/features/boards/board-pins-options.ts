/** What is asked for the wall of a board: its sections have walls of their own. */
export const boardPinsOptions = (boardId: string) => ({ board_id: boardId, filter_section_pins: true }) as const
