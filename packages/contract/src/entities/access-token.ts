import { z } from 'zod'
import { accessTokenScope } from '../access-token-scopes.ts'
import { entityId, wireDate } from './fields.ts'

/** A personal access token as its owner sees it listed. It never holds what is sent as the token. */
export const accessToken = z.object({
  id: entityId,
  name: z.string(),
  scopes: z.array(accessTokenScope),
  created_at: wireDate,
  /** Null where it holds until it is revoked. */
  expires_at: wireDate.nullable(),
  is_expired: z.boolean(),
  /** To the minute; null where it was never used. */
  last_used_at: wireDate.nullable(),
})
export type AccessToken = z.output<typeof accessToken>
