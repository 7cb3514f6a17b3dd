/** How an application stands; a verified merchant is approved. */
export const merchantStates = ['pending', 'approved', 'declined', 'withdrawn'] as const
export type MerchantState = (typeof merchantStates)[number]
