import type { NewsKind } from '@pinfold/contract'
import type { Events } from '../../../platform/events/outbox.ts'
import { type NewsDeps, tellMember, tellMembers } from '../commands/tell-members.ts'

/** Tells those who reported a thing what came of it; of whom it is they hear nothing. */
export async function tellReporters(deps: NewsDeps, event: Events['report.answered']): Promise<void> {
  const { caseId, memberIds, isActed } = event
  const kind = isActed ? 'report_acted' : 'report_dismissed'
  const told = memberIds.map((memberId) => {
    const sourceKey = `report:${caseId}`
    return { kind, sourceKey, actorId: memberId, memberId, group: sourceKey } as const
  })
  await tellMembers(deps, told)
}

const kindOf = {
  decided: 'decision_made',
  appealed: null,
  'appeal-granted': 'appeal_granted',
  'appeal-refused': 'appeal_refused',
  over: null,
} as const satisfies Record<Events['moderation.letter']['letter'], NewsKind | null>

/** Tells a member what moderators decided about them, or about their appeal. */
export async function tellOfDecision(deps: NewsDeps, event: Events['moderation.letter']): Promise<void> {
  const { decisionId, memberId, letter } = event
  const kind = kindOf[letter]
  if (kind === null) return
  const sourceKey = `${kind}:${decisionId}`
  await tellMember(deps, { kind, sourceKey, actorId: memberId, memberId, group: sourceKey })
}
