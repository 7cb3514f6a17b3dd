import type { FastifyInstance } from 'fastify'
import { type Experiments, FORCED_GROUPS_COOKIE } from './experiments.ts'

/** Puts the browser into groups: `/_/experiments/?name=group`; without any it is let out of them. Not for production. */
export function registerForcedGroups(app: FastifyInstance, experiments: Experiments): void {
  app.get('/_/experiments/', async (request, reply) => {
    const cookie = experiments.forceGroups(request.query as Record<string, unknown>)
    if (cookie === null) return reply.callNotFound()
    if (Object.keys(request.query as object).length === 0) reply.clearCookie(FORCED_GROUPS_COOKIE, { path: '/' })
    else reply.setCookie(FORCED_GROUPS_COOKIE, cookie, { path: '/', sameSite: 'lax', httpOnly: true })
    return experiments.groupsOf(null, cookie)
  })
}
