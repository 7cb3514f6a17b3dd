/** What the admin area searches for, one kind at a time. Routes name them, too: nothing else is loaded with them. */
export const adminSearchKinds = ['members', 'pins', 'boards', 'pictures', 'reports'] as const
export type AdminSearchKind = (typeof adminSearchKinds)[number]

/** The queues of reports, by what is reported. */
export const reportQueues = ['pin', 'board', 'comment', 'user', 'conversation', 'message'] as const
