import type { AccessPerson } from '@pinfold/contract'
import { type CardDeps, type KnownMember, presentMemberCard } from '../graph/index.ts'

/** Somebody, as far as lists of access name them. */
export function personOf(deps: CardDeps, member: KnownMember): AccessPerson {
  const { id, username, full_name, image_small_url } = presentMemberCard(deps, member)
  return { id, username, full_name, image_small_url }
}
