import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE } from './csrf.ts'
import { byNonce, pagePolicy } from './page-policy.ts'
import type { PagesDeps } from './page-renderer.ts'
import { drawNonce, webRequest } from './page-request.ts'
import { responseOf } from './ready-page.ts'
import { replyCookies } from './request-facts.ts'
import { createSharedPages } from './shared-pages.ts'

export type { PageRenderer } from './page-renderer.ts'

/** Answers every GET that nothing else answers with a page. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  const shared = createSharedPages(deps)
  app.route({
    method: 'GET',
    url: '/*',
    // Before a place is taken: what is ready waits for nothing.
    onRequest: async (request, reply) => ((await shared.answerReady(request, reply)) ? reply : undefined),
    async handler(request, reply) {
      if (await shared.answer(request, reply)) return
      return ownPage(deps, request, reply)
    },
  })
}

async function ownPage(deps: PagesDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.cookies[CSRF_COOKIE]) deps.csrf.give(reply, request.cookies[deps.csrf.sessionCookie] ?? '')
  const nonce = drawNonce()
  const cookies = replyCookies(reply, deps.isCookieSecure, deps.csrf)
  const context = await deps.contextOf(request, { nonce, cookies, isWhole: false, onServed: (act) => act() })
  const response = responseOf(await deps.renderer.render(webRequest(request, deps.publicUrl), context))
  reply.code(response.status).header('cache-control', 'private, no-cache')
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  reply.header('content-security-policy', pagePolicy(deps, byNonce(nonce)))
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  // The router answers HEAD without the body, whose length is then unknown: of a stream none is told.
  const isUnknown = request.method === 'HEAD' && response.body === null
  if (response.body === null && !isUnknown) return reply.send('')
  return reply.send(Readable.from(response.body ?? [], { objectMode: false }))
}
