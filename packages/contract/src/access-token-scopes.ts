import { z } from 'zod'

/** What a personal access token may be given for. Things of secret boards need `secret_boards` beside their own domain. */
export const accessTokenDomains = ['boards', 'pins', 'secret_boards', 'user', 'ads'] as const
export type AccessTokenDomain = (typeof accessTokenDomains)[number]

/** A domain, and whether it may be read only or written, too: writing covers reading. */
export const accessTokenScopes = [
  'boards:read',
  'boards:write',
  'pins:read',
  'pins:write',
  'secret_boards:read',
  'secret_boards:write',
  'user:read',
  'user:write',
  'ads:read',
  'ads:write',
] as const satisfies readonly `${AccessTokenDomain}:${'read' | 'write'}`[]
export const accessTokenScope = z.enum(accessTokenScopes)
export type AccessTokenScope = z.output<typeof accessTokenScope>

/** Whether what was given covers what is needed. */
export const coversScope = (given: readonly AccessTokenScope[], needed: AccessTokenScope): boolean =>
  given.includes(needed) || given.some((scope) => scope === needed.replace(/:read$/, ':write'))
