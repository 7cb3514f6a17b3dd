/**
 * How an article stands: only what is published is read, from its time to its end. The program proposes, and an editor
 * publishes or withdraws.
 */
export const articleStates = ['proposed', 'draft', 'published', 'withdrawn'] as const
