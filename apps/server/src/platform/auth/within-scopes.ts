import { type AccessTokenScope, coversScope } from '@pinfold/contract'
import { AppError } from '../errors/app-error.ts'
import type { Viewer } from './viewer.ts'
import { tokenScopeWords } from './token-scope.words.ts'

/**
 * The viewer for one call: as they are, or, where a personal access token was sent, once its scopes were looked at.
 * Throws `not_allowed`, naming what the token lacks.
 * @param needed null where no token will do
 */
export function withinScopes<V extends Viewer>(
  viewer: V,
  needed: readonly AccessTokenScope[] | null,
  kind: 'query' | 'command',
): V {
  const { scopes } = viewer
  if (scopes === null) return viewer
  if (needed === null) throw new AppError('not_allowed', { detail: tokenScopeWords.noTokenMay })
  const lacking = needed.find((scope) => !coversScope(scopes, scope))
  if (lacking !== undefined)
    throw new AppError('not_allowed', {
      detail: tokenScopeWords.needsScope({ scope: lacking }),
      params: { scope: lacking },
      scope: lacking,
    })
  // Nothing on a secret board may be written by a token that only reads there, so to its writes they are missing.
  if (kind === 'query' || coversScope(scopes, 'secret_boards:write')) return viewer
  return { ...viewer, isWithoutSecretBoards: true }
}
