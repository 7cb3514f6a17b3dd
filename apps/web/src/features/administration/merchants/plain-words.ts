/** A name of the contract as it is read: `eco_friendly` as “eco friendly”. */
export const plainWords = (name: string): string => name.replaceAll('_', ' ')
