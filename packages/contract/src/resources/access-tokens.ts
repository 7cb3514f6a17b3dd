import { z } from 'zod'
import { accessTokenScope, accessTokenScopes } from '../access-token-scopes.ts'
import { accessToken } from '../entities/access-token.ts'
import { limits } from '../limits.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { id, whole } from '../wire/scalars.ts'
import { requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** A list, or its words joined by commas. Each scope once. */
const scopes = z
  .union([z.array(z.string()), z.string().transform((joined) => joined.split(',').map((word) => word.trim()))])
  .pipe(
    z
      .array(z.enum(accessTokenScopes, `must be among ${accessTokenScopes.join(', ')}`))
      .min(1, { error: () => wrongOptionWords.chooseScopes })
      .transform((given) => accessTokenScope.options.filter((scope) => given.includes(scope))),
  )

/** The viewer's personal access tokens, newest first. All of them are one page: how many there may be is limited. */
export const accessTokensResource = resource('AccessTokens', {
  get: query({
    summary: 'The viewer’s personal access tokens. Needs the password entered within ten minutes.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['access_token list_create_revoke'],
    access: 'member',
    options: z.object({}),
    reply: z.array(accessToken),
  }),
})

/** One personal access token. */
export const accessTokenResource = resource('AccessToken', {
  create: command({
    summary: 'Make a personal access token; only this answer shows it. Needs the password entered within ten minutes.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'change' },
    rows: ['access_token list_create_revoke'],
    options: z.object({
      name: requiredText(limits.accessTokens.longestName, () => wrongOptionWords.nameToken),
      scopes,
      /** Left out, the token holds until it is revoked. */
      expires_in_days: whole
        .pipe(
          z
            .int()
            .min(1, { error: () => wrongOptionWords.oneDay })
            .max(limits.accessTokens.mostDays, `must be at most ${limits.accessTokens.mostDays} days`),
        )
        .optional(),
    }),
    reply: z.object({
      access_token: accessToken,
      /** What is sent as `Authorization: Bearer …`. It is kept nowhere. */
      token: z.string(),
    }),
    answersSecret: true,
  }),
  delete: command({
    summary: 'Revoke a personal access token at once. Needs the password entered within ten minutes.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    rows: ['access_token list_create_revoke'],
    options: z.object({ access_token_id: id }),
    reply: z.null(),
  }),
})
