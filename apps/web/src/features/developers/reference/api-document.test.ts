import { expect, test } from 'vitest'
import { type ApiDocument, callAlone, filterGroups, groupsOf } from './api-document.ts'

const document: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Small' },
  tags: [{ name: 'Boards', description: 'What Pins are saved to.' }, { name: 'Pins' }, { name: 'Nothing' }],
  paths: {
    '/v3/pins/{id}/': { get: { operationId: 'getPin', tags: ['Pins'], summary: 'Get pin' } },
    '/v3/boards/': {
      post: {
        operationId: 'createBoard',
        tags: ['Boards'],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Body' }, example: { name: 'Balcony' } },
          },
        },
        responses: { 200: { $ref: '#/components/responses/Board' } },
      } as never,
    },
  },
  components: {
    schemas: {
      Body: { properties: { name: { type: 'string' } } },
      Board: { properties: { sections: { items: { $ref: '#/components/schemas/Section' } } } },
      Section: { properties: { board: { $ref: '#/components/schemas/Board' } } },
      Pin: {},
    },
    responses: { Board: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Board' } } } } },
    securitySchemes: { token: { type: 'http' }, session: { type: 'apiKey' } },
  },
}

test('calls are listed by groups in the order of the groups, and empty groups are not', () => {
  expect(groupsOf(document)).toEqual([
    {
      name: 'Boards',
      description: 'What Pins are saved to.',
      calls: [{ id: 'createBoard', method: 'POST', path: '/v3/boards/', summary: 'createBoard' }],
    },
    {
      name: 'Pins',
      description: '',
      calls: [{ id: 'getPin', method: 'GET', path: '/v3/pins/{id}/', summary: 'Get pin' }],
    },
  ])
})

test('a filter wants all of its words, in whatever order and wherever they stand', () => {
  const found = (wanted: string) =>
    filterGroups(groupsOf(document), wanted).flatMap(({ calls }) => calls.map(({ id }) => id))
  expect(found('')).toEqual(['createBoard', 'getPin'])
  expect(found('  PIN get ')).toEqual(['getPin'])
  expect(found('boards post')).toEqual(['createBoard'])
  expect(found('pin post')).toEqual([])
})

test('one call comes with all that it refers to, in circles too, and with nothing else', () => {
  const alone = callAlone(document, 'createBoard', 'https://pins.example')?.document as ApiDocument & {
    servers: unknown
  }
  expect(alone.servers).toEqual([{ url: 'https://pins.example' }])
  expect(Object.keys(alone.paths)).toEqual(['/v3/boards/'])
  expect(Object.keys(alone.components['schemas'] ?? {}).toSorted()).toEqual(['Board', 'Body', 'Section'])
  expect(Object.keys(alone.components['securitySchemes'] ?? {})).toEqual(['token'])
  expect(alone.tags).toEqual([{ name: 'Boards' }])
  expect(callAlone(document, 'noSuchCall', '')).toBeUndefined()
})

test('an example gets a name', () => {
  const text = JSON.stringify(callAlone(document, 'createBoard', ''))
  expect(text).toContain('"examples":{"example":{"value":{"name":"Balcony"}}}')
  expect(text).not.toContain('"example":{"name"')
})

test('a call is open to programs that a token opens, or that needs nothing', () => {
  const isOpen = (...security: Record<string, string[]>[]) => {
    const operation = { operationId: 'call', tags: ['Pins'], security }
    return callAlone({ ...document, paths: { '/call/': { get: operation } } }, 'call', '')?.isOpenToPrograms
  }
  expect(isOpen({ token: ['pins:read'] }, { session: [] })).toBe(true)
  expect(isOpen({ session: [] }, {})).toBe(true)
  expect(isOpen({ session: [], csrf: [] }, { csrf: [] })).toBe(false)
  expect(isOpen()).toBe(false)
})
