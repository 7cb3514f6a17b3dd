import type { AccessDeed, AccessEntry, AccessRole } from '@pinfold/contract'
import { accessLogWords } from './access-log.words.ts'
import { roleName } from './roles.ts'

interface Said {
  readonly actor: string
  readonly member: string
  readonly from: string
  readonly to: string
}

const sentences = {
  invited: (said) => accessLogWords.invited(said),
  invitation_withdrawn: (said) => accessLogWords.invitationWithdrawn(said),
  accepted: (said) => accessLogWords.accepted(said),
  declined: (said) => accessLogWords.declined(said),
  changed: (said) => accessLogWords.changed(said),
  removed: (said) => accessLogWords.removed(said),
  left: (said) => accessLogWords.left(said),
  asked: (said) => accessLogWords.asked(said),
  request_withdrawn: (said) => accessLogWords.requestWithdrawn(said),
  request_granted: (said) => accessLogWords.requestGranted(said),
  request_declined: (said) => accessLogWords.requestDeclined(said),
  ended: (said) => accessLogWords.ended(said),
  assigned: (said) => accessLogWords.assigned(said),
  unassigned: (said) => accessLogWords.unassigned(said),
} as const satisfies Record<AccessDeed, (said: Said) => string>

const nameOf = (person: AccessEntry['actor']) => person?.full_name ?? accessLogWords.somebodyGone
const named = (role: AccessRole | null) => (role === null ? '' : roleName(role))

/** What a line of the log says. */
export function entrySentence({ deed, actor, member, from_role: from, to_role: to }: AccessEntry): string {
  const said = { actor: nameOf(actor), member: nameOf(member), from: named(from), to: named(to) }
  if (deed !== 'changed') return sentences[deed](said)
  if (from === null) return accessLogWords.given(said)
  return to === null ? accessLogWords.taken(said) : sentences.changed(said)
}
