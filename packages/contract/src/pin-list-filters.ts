/** The filters that a list of the own pins takes beside each other. */
export const pinListFilters = ['none', 'CREATED_BY_ME', 'FAVORITED', 'FAVORITED_AND_CREATED_BY_ME'] as const
export type PinListFilter = (typeof pinListFilters)[number]

/** The filters that the list of a member's pins takes: also by colour and by what pins are about. */
export const memberPinFilters = [...pinListFilters, 'COLORS', 'INTERESTS'] as const
export type MemberPinFilter = (typeof memberPinFilters)[number]
