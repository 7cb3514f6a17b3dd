import { type AccessToken, type accessTokenResource, limits, type OptionsOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember } from '../members.queries.ts'
import { requireSession } from '../recovery/end-access.ts'
import { createAccessTokenText } from './access-token-text.ts'
import { findAccessTokensOfMember, insertAccessToken } from './access-tokens.queries.ts'
import { presentAccessToken } from './access-tokens.view.ts'

const A_DAY = 24 * 60 * 60 * 1000

/**
 * Makes a token and answers its text, which nothing can answer again. Throws `access_token_name_taken` and
 * `too_many_access_tokens`.
 */
export async function createAccessToken(
  deps: Pick<WriteDeps, 'db' | 'clock' | 'ids'>,
  viewer: Member,
  input: OptionsOf<typeof accessTokenResource.create>,
): Promise<{ access_token: AccessToken; token: string }> {
  const nameKey = input.name.normalize('NFKC').toLowerCase()
  return inTransaction(deps.db, async (tx) => {
    // One at a time for each member, or two at once would both find the name free.
    await lockMember(tx, viewer.id)
    await requireSession(tx, viewer)
    const others = await findAccessTokensOfMember(tx, viewer.id, limits.accessTokens.most)
    if (others.some((other) => other.nameKey === nameKey))
      throw new AppError('access_token_name_taken', { field: 'name' })
    if (others.length >= limits.accessTokens.most) throw new AppError('too_many_access_tokens')
    const now = deps.clock.now()
    const id = deps.ids.next(bucketOf(viewer.id))
    const { text, secretHash } = createAccessTokenText(id)
    const days = input.expires_in_days
    const row = {
      id,
      name: input.name,
      scopes: input.scopes,
      createdAt: now,
      expiresAt: days === undefined ? null : new Date(now.getTime() + days * A_DAY),
      lastUsedAt: null,
    }
    await insertAccessToken(tx, {
      id,
      member_id: viewer.id,
      name: row.name,
      name_key: nameKey,
      secret_hash: secretHash,
      scopes: row.scopes,
      created_at: now,
      expires_at: row.expiresAt,
      last_used_at: null,
    })
    return { access_token: presentAccessToken(row, now), token: text }
  })
}
