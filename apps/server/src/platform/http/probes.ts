import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { askAnything } from '../db/answers.queries.ts'
import type { Db } from '../db/db.ts'
import './fastify-request.ts'
import './leaving.ts'

/** Less than those who watch us wait for an answer. */
const PATIENCE_MILLISECONDS = 2000

/** `GET /live`: this process runs. `GET /ready`: it can serve, since the database answers; 503 where it does not, or ends. */
export function registerProbes(app: FastifyInstance, { db }: { db: Db }): void {
  let asking: Promise<boolean> | null = null

  /** All who ask at once share an answer: many watchers of a slow database must not make it slower. */
  function isDatabaseThere(): Promise<boolean> {
    asking ??= Promise.race([
      askAnything(db).then(
        () => true,
        () => false,
      ),
      pause(PATIENCE_MILLISECONDS, false, { ref: false }),
    ]).finally(() => (asking = null))
    return asking
  }

  app.get('/live', { config: { isProbe: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { config: { isProbe: true } }, async (_request, reply) => {
    app.leaving.noteWatcher()
    if (app.leaving.isNow) return reply.code(503).send({ status: 'unavailable', reason: 'It is about to end.' })
    if (await isDatabaseThere()) return { status: 'ok' }
    return reply.code(503).send({ status: 'unavailable', reason: 'The database does not answer.' })
  })
}
