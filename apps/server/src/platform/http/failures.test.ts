import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import './fastify-request.ts'
import { answerFailure } from './failures.ts'

/** What a library might throw, or what a request might have left to repeat. */
const thrown: Record<string, () => unknown> = {
  nothing: () => null,
  'a text': () => 'oh',
  'an error whose parts cannot be read': () =>
    Object.defineProperties(new Error('oh'), {
      code: {
        get: () => {
          throw new Error('no code')
        },
      },
      message: {
        get: () => {
          throw new Error('no message')
        },
      },
    }),
  'an error that holds itself': () => {
    const error = new Error('oh')
    return Object.assign(error, { cause: error, self: error, big: 1n })
  },
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ logger: { level: 'silent' } })
  app.decorateRequest('wireResource', null)
  app.setErrorHandler(answerFailure)
  app.get<{ Querystring: { what: string } }>('/throw', ({ query }) => {
    throw thrown[query.what]?.()
  })
  app.get('/deep', (request) => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep]
    request.wireResource = { name: 'BoardResource', options: { deep } }
    throw new Error('oh')
  })
  await app.ready()
})
afterAll(() => app.close())

test.each(Object.keys(thrown))('CA-19 %s that is thrown is answered in the envelope', async (what) => {
  const answer = await app.inject({ url: '/throw', query: { what } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ resource_response: { status: 'failure', error: { name: 'unexpected' } } })
})

test('CA-19 what cannot be repeated is left out of the answer to a failure', async () => {
  const answer = await app.inject({ url: '/deep' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ resource_response: { status: 'failure', error: { name: 'unexpected' } } })
  expect(answer.json()).not.toHaveProperty('resource')
})
