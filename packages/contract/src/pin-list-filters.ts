/** The filters that a list of pins takes; by colour and by interest there is none yet. */
export const pinListFilters = ['none', 'CREATED_BY_ME', 'FAVORITED', 'FAVORITED_AND_CREATED_BY_ME'] as const
export type PinListFilter = (typeof pinListFilters)[number]
