import { type Member, requireMember, requirePasswordEntered, type Viewer } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'

/** The member, who entered the password a moment ago. */
export function requireOwner(deps: { readonly clock: Clock }, viewer: Viewer): Member {
  const member = requireMember(viewer)
  requirePasswordEntered(member, deps.clock.now())
  return member
}
