import { accessTokenResource, accessTokensResource } from '@pinfold/contract'
import { requireMember, requirePasswordEntered, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { accessTokensView } from './access-tokens.view.ts'
import { createAccessToken } from './create-access-token.ts'
import { revokeAccessToken } from './revoke-access-token.ts'

const CREATIONS = { tries: 30, windowMilliseconds: 60 * 60 * 1000 }

/** The viewer's personal access tokens. */
export function bindAccessTokens({ bind }: Pick<Binder, 'bind'>, deps: WriteDeps & { rateLimit: RateLimit }): void {
  const owner = (viewer: Viewer) => {
    const member = requireMember(viewer)
    requirePasswordEntered(member, deps.clock.now())
    return member
  }

  bind(accessTokensResource.get, async ({ viewer }) => accessTokensView(deps, owner(viewer)))

  bind(accessTokenResource.create, async ({ viewer, options }) => {
    const member = owner(viewer)
    await deps.rateLimit.take(`access-token ${member.id}`, CREATIONS)
    return createAccessToken(deps, member, options)
  })

  bind(accessTokenResource.delete, async ({ viewer, options }) => {
    await revokeAccessToken(deps, owner(viewer), options.access_token_id)
    return null
  })
}
