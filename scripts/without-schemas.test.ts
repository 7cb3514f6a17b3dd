import { expect, test } from 'vitest'
import { withoutSchemas } from '../apps/web/without-schemas.ts'

const whole = `
import { z } from 'zod'
import { board } from '../entities/board.ts'
import { limits } from '../limits.ts'
import { endpoint, query, resource } from '../wire/endpoint.ts'
const name = z.string().max(limits.name)
const key = { name, board_id: z.string() }
function isGood(options) { return options.name !== '' }
export const sizes = { name: limits.name }
export const boardResource = resource('Board', {
  get: query({ summary: 'One board.', options: z.object(key).refine(isGood), reply: board, access: 'member' }),
})
export const followBoard = endpoint('POST', '/v3/boards/{board_id}/follow/', query({ options: z.object(key), reply: z.null() }))
`

test('browsers get names, addresses and who may call, and nothing of schemas', () => {
  const rest = withoutSchemas(whole)
  for (const gone of ["'zod'", 'entities', 'isGood', 'const key', 'const name', 'One board.']) {
    expect(rest).not.toContain(gone)
  }
  for (const kept of ["'Board'", "access: 'member'", '/v3/boards/{board_id}/follow/', 'limits.name']) {
    expect(rest).toContain(kept)
  }
})

test('calls nobody makes can be left out', () => {
  expect(withoutSchemas(whole)).toContain('/* @__PURE__ */ endpoint(')
  expect(withoutSchemas(whole)).toContain("/* @__PURE__ */ resource('Board'")
})
