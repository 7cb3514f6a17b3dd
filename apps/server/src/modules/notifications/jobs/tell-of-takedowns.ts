import type { NewsKind } from '@pinfold/contract'
import type { Events } from '../../../platform/events/outbox.ts'
import { type NewsDeps, tellMember } from '../commands/tell-members.ts'

const kindOf = {
  removed: 'takedown_removed',
  restored: 'takedown_restored',
  kept: 'takedown_kept',
  objected: null,
} as const satisfies Record<Events['takedown.owner-letter']['letter'], NewsKind | null>

/** Tells a member what became by law of what they posted; who asked for it they do not hear. */
export async function tellOfTakedown(deps: NewsDeps, event: Events['takedown.owner-letter']): Promise<void> {
  const { takedownId, memberId, letter, objectId = '' } = event
  const kind = kindOf[letter]
  if (kind === null) return
  const sourceKey = `${kind}:${takedownId}:${objectId}`
  await tellMember(deps, { kind, sourceKey, actorId: memberId, memberId, group: `${kind}:${takedownId}` })
}
