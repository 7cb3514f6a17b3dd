import { pictureUrl, type SwitchableAccount } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { findMembers } from '../members.queries.ts'
import { withSecondFactor } from '../second-factor/second-factor.queries.ts'
import { otherAccounts } from './other-accounts.ts'
import { findLinks } from './switching.queries.ts'

interface AccountsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly mediaUrl: string
}

/** The current account, then what can be switched to. At most four statements. */
export async function accountsView(
  deps: AccountsDeps,
  viewer: Member,
  request: RequestFacts,
): Promise<SwitchableAccount[]> {
  const [others, links] = await Promise.all([otherAccounts(deps, request), findLinks(deps.db, viewer.id)])
  const inBrowser = new Set(others.map(({ memberId }) => memberId))
  const roleOf = new Map(links.map(({ otherId, otherRole }) => [otherId, otherRole]))
  const ids = [...new Set([viewer.id, ...inBrowser, ...roleOf.keys()])]
  const [members, guarded] = await Promise.all([findMembers(deps.db, ids), withSecondFactor(deps.db, ids)])
  const rows = new Map(members.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const picture =
      row.avatarSignature === null ? null : pictureUrl(deps.mediaUrl, '136x136', row.avatarSignature, 'jpg')
    return [
      {
        id,
        username: row.username,
        full_name: row.fullName,
        image_small_url: picture,
        image_medium_url: picture,
        is_partner: row.isPartner,
        is_current: id === viewer.id,
        is_linked: roleOf.has(id),
        linked_role: roleOf.get(id) ?? null,
        is_in_browser: id === viewer.id || inBrowser.has(id),
        has_second_factor: guarded.has(id),
      },
    ]
  })
}
