import { command, endpoint, query } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { createPathEndpoints } from './path-endpoints.ts'

const reads = { token: 'never', acting: 'nobody', rate: 'none: reads' } as const
const writes = { ...reads, mayHide: false, rate: 'change' } as const
const noRow = 'exists in this test only'
const code = z.object({ code: z.string() })
const redeem = endpoint(
  'POST',
  '/v3/invite_code/{code}/redeem/',
  command({ summary: 'x', facts: writes, noRow, options: code, reply: z.null() }),
)
const merge = endpoint(
  'POST',
  '/v3/boards/{source}/merge/{target}/',
  command({ summary: 'x', facts: writes, noRow, options: z.object({}), reply: z.null() }),
)
const test3 = endpoint(
  'GET',
  '/v3/legal/takedowns/test/',
  query({ summary: 'x', facts: reads, noRow, options: z.object({}), reply: z.null() }),
)
const paths = createPathEndpoints([redeem, merge, test3])

const codeOf = (path: string) => paths.find('POST', path).params['code']

test('CA-10 a code in a path is decoded at most twice', () => {
  expect(codeOf('/v3/invite_code/a%2Fb/redeem/')).toBe('a/b')
  expect(codeOf('/v3/invite_code/a%252Fb/redeem/')).toBe('a/b')
  expect(codeOf('/v3/invite_code/a%25252Fb/redeem/')).toBe('a%2Fb')
  expect(codeOf('/v3/invite_code/100%2525/redeem/')).toBe('100%')
  expect(codeOf('/v3/invite_code/100%25/redeem/')).toBe('100%')
  expect(codeOf('/v3/invite_code/plain/redeem')).toBe('plain')
})

test('CA-08 several parts of a path are told apart, and a query is no part of it', () => {
  const found = paths.find('POST', '/v3/boards/1/merge/2/?a=/v3/&b=%zz')
  expect(found).toEqual({ endpoint: merge, params: { source: '1', target: '2' } })
})

test('CA-12 what no endpoint lives at, and what cannot be read, is not found', () => {
  for (const [method, path] of [
    ['POST', '/v3/boards/1/merge/'],
    ['POST', '/v3/invite_code/%zz/redeem/'],
    ['POST', '/v3/invite_code/a/b/redeem/'],
    ['GET', ''],
    ['GET', '/V3/legal/takedowns/test/'],
  ] as const) {
    expect(() => paths.find(method, path), path).toThrow(
      expect.toSatisfy((error) => error instanceof AppError && error.code === 'page_not_found'),
    )
  }
})

test('CA-12 an address that takes other methods says which', () => {
  for (const [method, path] of [
    ['GET', '/v3/boards/1/merge/2/'],
    ['PATCH', '/v3/boards/1/merge/2/'],
  ] as const) {
    expect(() => paths.find(method, path)).toThrow(
      expect.objectContaining({ code: 'method_not_allowed', details: { allowed: ['POST'] } }),
    )
  }
})
