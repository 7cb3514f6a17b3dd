import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Says once what a proxy that nobody declared does: all its visitors have its address, and so share their limits. Headers
 * of strangers prove nothing, so it is a hint for the operator and changes no answer.
 */
export function noteUndeclaredProxies(app: FastifyInstance): void {
  let isNoted = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isNoted && isByUndeclared(request)) {
      isNoted = true
      request.log.warn(
        { proxy: request.socket.remoteAddress },
        'a proxy that TRUSTED_PROXIES does not name sends on requests, so all who come by it count as one visitor',
      )
    }
    done()
  })
}

function isByUndeclared({ headers, ip, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return false
  // What a declared proxy says is believed, and so the address is another one.
  return headers['x-forwarded-for'] === undefined || ip === socket.remoteAddress
}
