/** What the admin area searches for, one kind at a time. Routes name them, too: nothing else is loaded with them. */
export const adminSearchKinds = ['members', 'pins', 'boards', 'pictures'] as const
export type AdminSearchKind = (typeof adminSearchKinds)[number]
