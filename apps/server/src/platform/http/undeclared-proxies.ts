import type { FastifyInstance } from 'fastify'

/**
 * Says once what a proxy that nobody declared does: all its visitors have its address, and so share their limits. Headers
 * of strangers prove nothing, so it is a hint for the operator and changes no answer.
 */
export function noteUndeclaredProxies(app: FastifyInstance): void {
  let isNoted = false
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (isNoted || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return
    // What a declared proxy says is believed, and so the address is another one.
    if (headers['x-forwarded-for'] !== undefined && ip !== socket.remoteAddress) return
    isNoted = true
    log.warn(
      { proxy: socket.remoteAddress },
      'a proxy that TRUSTED_PROXIES does not name sends on requests, so all who come by it count as one visitor',
    )
  })
}
