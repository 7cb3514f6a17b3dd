/** The names of local laws in addresses; what they say stands in `takedown-laws.ts`. */
export const lawKeys = ['dsa', 'turkey', 'india', 'test'] as const
/** The name of a law in addresses and texts. */
export type LawKey = (typeof lawKeys)[number]
