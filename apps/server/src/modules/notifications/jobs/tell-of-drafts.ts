import type { Events } from '../../../platform/events/outbox.ts'
import { type NewsDeps, tellMember } from '../commands/tell-members.ts'

/** Tells a member that their draft could not be published at its time. */
export const tellOfFailedDraft = (
  deps: NewsDeps,
  { draftId, memberId, version }: Events['draft.failed'],
): Promise<void> =>
  tellMember(deps, {
    kind: 'draft_failed',
    sourceKey: `draft:${draftId}:${version}`,
    actorId: memberId,
    memberId,
    group: 'drafts',
    objectId: draftId,
  })

/** Tells a member that drafts of theirs will soon be removed. */
export const tellOfEndingDrafts = (deps: NewsDeps, { draftId, memberId }: Events['drafts.ending']): Promise<void> =>
  tellMember(deps, {
    kind: 'drafts_ending',
    sourceKey: `drafts-ending:${draftId}`,
    actorId: memberId,
    memberId,
    group: 'drafts-ending',
    objectId: draftId,
  })
