import { routes } from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { changeNewsSettings } from '../settings/change-settings.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'
import { digestWords } from './digest.words.ts'

/** Where an email's link leads. */
export const unsubscribeUrl = (publicUrl: URL, token: string): string =>
  new URL(routes.unsubscribe.build({}, { token }), publicUrl).href

interface UnsubscribeDeps extends Pick<WriteDeps, 'db' | 'clock'> {
  readonly unsubscribeTokens: UnsubscribeTokens
}

/**
 * Stops the emails of whoever holds the token: from the button of the page that the link opens, and from mail programs
 * that press it themselves (RFC 8058), which must not be sent elsewhere. Opening the link alone stops nothing, since
 * programs that look for viruses open every link. The token is the right to it; no cookie is read.
 */
export function registerUnsubscribeRoute(app: FastifyInstance, deps: UnsubscribeDeps): void {
  app.route<{ Querystring: { token?: unknown }; Body: unknown }>({
    method: 'POST',
    url: '/unsubscribe/',
    async handler(request, reply) {
      const { token } = request.query
      const asked = typeof token === 'string' ? deps.unsubscribeTokens.read(token) : null
      if (asked !== null)
        await changeNewsSettings(
          deps,
          asked.memberId,
          asked.from === 'news' ? { digest: 'off' } : { isMailedIdeas: false },
        )
      if (isFromPage(request.body)) return reply.redirect(routes.unsubscribe.build({}, { done: asked !== null }), 303)
      return reply
        .code(asked === null ? 404 : 200)
        .type('text/plain; charset=utf-8')
        .send(asked === null ? digestWords.linkInvalid : digestWords.stopped)
    },
  })
}

const isFromPage = (body: unknown) =>
  typeof body === 'object' && body !== null && (body as Record<string, unknown>)['from'] === 'page'
