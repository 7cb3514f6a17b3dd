import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { limitMachines, type MachineDeps } from '../machine-deps.ts'
import { letCache, sendWhole } from '../shared-answer.ts'
import type { GraphqlContext } from './graphql-objects.ts'
import { hashOfQuery, persistedQueries } from './persisted-queries.ts'
import { requestWords } from '../../../platform/errors/request.words.ts'
import { machineRefusalWords } from '../machine-refusals.words.ts'

const LARGEST_BODY = 64 * 1024

/**
 * GraphQL queries over the same calls and so the same rules as everything else. It is a POST that only reads: another site
 * can neither change anything by it nor read what it answers, so it takes no token against forged requests. The library
 * takes memory only where somebody asks.
 */
export function registerGraphql(app: FastifyInstance, deps: MachineDeps): void {
  app.post('/_/graphql/', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    await limitMachines(deps, request.ip)
    const query = readQuery(request.body)
    if (query === null) return reply.code(400).send({ errors: [unknownHash], request_identifier: request.id })
    const context: GraphqlContext = { ask: (endpoint, options) => deps.ask(request, endpoint, options) }
    const { runQuery } = await import('./run-query.ts')
    const answer = await runQuery(query, context, (error) =>
      request.log.error({ err: error }, 'unexpected failure in a GraphQL query'),
    )
    if (answer.data === undefined) reply.code(400)
    letCache(reply, await deps.viewerOf(request)).header('cache-control', 'private, no-store')
    return reply.send({ ...answer, request_identifier: request.id })
  })
  app.get('/_/graphql/schema.graphql', async (request, reply) => {
    const { graphqlSchemaText: body } = await import('./graphql-schema.ts')
    return sendWhole(request, reply, await deps.viewerOf(request), { type: 'text/plain; charset=utf-8', body })
  })
}

const invalid = (field: string, detail: string) =>
  new AppError('invalid_parameters', { field, detail: `${field}: ${detail}` })

/** The query's text, given or found by its hash, and its variables; null where no query is kept under the hash. */
function readQuery(body: unknown): { text: string; variables: Record<string, unknown> } | null {
  if (!isObject(body)) throw invalid('query', requestWords.isRequired)
  const { queryHash, query } = body
  const sent = body['variables']
  const variables = typeof sent === 'string' ? parsed(sent) : (sent ?? {})
  if (!isObject(variables)) throw invalid('variables', machineRefusalWords.notObject)
  if (typeof query === 'string' && query !== '') {
    if (typeof queryHash === 'string' && queryHash !== hashOfQuery(query)) {
      throw invalid('queryHash', machineRefusalWords.wrongHash)
    }
    return { text: query, variables }
  }
  if (typeof queryHash !== 'string') throw invalid('query', requestWords.isRequired)
  const text = persistedQueries.get(queryHash)
  return text === undefined ? null : { text, variables }
}

/** What clients that keep queries by their hash know: they send the query then. */
const unknownHash = {
  message: 'PersistedQueryNotFound',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http_status: 400 },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
