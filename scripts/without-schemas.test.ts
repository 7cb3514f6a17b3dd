import { expect, test } from 'vitest'
import { withoutSchemas } from '../apps/web/without-schemas.ts'

const whole = `
import { z } from 'zod'
import { board } from '../entities/board.ts'
import { limits } from '../limits.ts'
import { endpoint, query, resource } from '../wire/endpoint.ts'
import { readingBoards } from '../wire/permission-row-sets.ts'
const name = z.string().max(limits.name)
const key = { name, board_id: z.string() }
function isGood(options) { return options.name !== '' }
const shared = { token: 'boards', acting: 'read' }
export const sizes = { name: limits.name }
export const boardResource = resource('Board', {
  get: query({ summary: 'One board.', facts: { ...shared, rate: 'none: reads' }, rows: readingBoards, options: z.object(key).refine(isGood), reply: board, access: 'member' }),
})
export const followBoard = endpoint('POST', '/v3/boards/{board_id}/follow/', query({ noRow: 'public: for all', options: z.object(key), reply: z.null() }))
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

test('browsers get none of the facts that tokens, partners, rates and permissions go by', () => {
  const rest = withoutSchemas(whole)
  for (const gone of ['facts', 'rows', 'noRow', 'shared', 'permission-row-sets', 'none: reads', 'for all']) {
    expect(rest).not.toContain(gone)
  }
  expect(rest).toContain("get: /* @__PURE__ */ query({ access: 'member' })")
})

test('calls nobody makes can be left out', () => {
  expect(withoutSchemas(whole)).toContain('/* @__PURE__ */ endpoint(')
  expect(withoutSchemas(whole)).toContain("/* @__PURE__ */ resource('Board'")
})
