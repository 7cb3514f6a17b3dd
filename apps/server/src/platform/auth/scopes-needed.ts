import type { AccessTokenScope, Endpoint } from '@pinfold/contract'

/** The scopes that a personal access token needs for the call; null where no token will do. */
export function scopesNeeded(
  { kind, facts: { token } }: Endpoint,
  options: unknown,
): readonly AccessTokenScope[] | null {
  if (token === 'never') return null
  if (token === 'open') return kind === 'query' ? [] : null
  const scope = `${token}:${kind === 'query' ? 'read' : 'write'}` as const
  // What is made secret would be missing to the very token that made it so.
  const isMakingSecret = kind === 'command' && privacyOf(options) === 'secret'
  return isMakingSecret ? [scope, 'secret_boards:write'] : [scope]
}

const privacyOf = (options: unknown) =>
  typeof options === 'object' && options !== null && 'privacy' in options ? options.privacy : undefined
