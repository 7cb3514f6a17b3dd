/** Under which it is kept how close pins on boards stand. */
export const densityKey = ['metadata', 'board_pin_rep_view_type'] as const
