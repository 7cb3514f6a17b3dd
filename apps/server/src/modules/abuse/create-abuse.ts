import { createStandingBlocks } from './blocks/standing-blocks.ts'
import { createAbuseNotes, type NoteDeps } from './marks/note-acts.ts'

/** What each process keeps: the blocklists, and notes of what members do until they are written. */
export const createAbuse = (deps: NoteDeps) => ({
  abuseBlocks: createStandingBlocks(deps),
  abuseNotes: createAbuseNotes(deps),
})
