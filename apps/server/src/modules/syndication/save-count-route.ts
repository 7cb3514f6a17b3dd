import { routes } from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { requestWords } from '../../platform/errors/request.words.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findPinsOfPage, pageIdOfLink } from '../linked-pages/index.ts'
import { countPublicPins } from '../pins/index.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'

/** So long may a count be older than what was saved. */
const KEPT_SECONDS = 600
const PINS_AT_ONCE = 2000
/** More is not counted: a button has room for a rough number only. */
const MOST_ROUNDS = 10

/** CN-12: how often an address was saved, the same for whoever asks; what not everybody may see is not counted. */
export function registerSaveCount(app: FastifyInstance, deps: Pick<MachineDeps, 'db' | 'rateLimit'>): void {
  app.get(routes.saveCount.pattern, async (request, reply) => {
    await limitMachines(deps, request.ip)
    const url = routes.saveCount.parse(request.url)?.query.url
    if (url === undefined)
      throw new AppError('invalid_parameters', { field: 'url', detail: `url: ${requestWords.isRequired}` })
    const pageId = pageIdOfLink({ link: url })
    const count = pageId === null ? 0 : await countSaves(deps.db, pageId)
    return reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ url, count }))
  })
}

async function countSaves(db: Db, pageId: Id): Promise<number> {
  let count = 0
  let after: Id = '0'
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edges = await findPinsOfPage(db, pageId, after, PINS_AT_ONCE)
    if (edges.length > 0)
      count += await countPublicPins(
        db,
        edges.map(({ pinId }) => pinId),
      )
    after = edges.at(-1)?.pinId ?? after
    if (edges.length < PINS_AT_ONCE) break
  }
  return count
}
