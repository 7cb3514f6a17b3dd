/** How an article stands: only what is published is read, from its time to its end. */
export const articleStates = ['draft', 'published', 'withdrawn'] as const
