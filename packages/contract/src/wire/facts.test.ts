import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from '../index.ts'
import { command, type Endpoint, query } from './endpoint.ts'

const endpoints = Object.values(contract).flatMap((each: unknown): Endpoint[] => {
  if (typeof each !== 'object' || each === null) return []
  const parts = 'address' in each ? [each] : Object.values(each)
  return parts.filter((part): part is Endpoint => typeof part === 'object' && part !== null && 'endpointName' in part)
})

const call = { summary: 'x', options: z.object({}), reply: z.null(), noRow: 'exists in this test only' }
const acted = { ...call, options: z.object({ orbac_subject_id: z.string().optional(), name: z.string() }) }
const reads = { token: 'boards', acting: 'nobody', rate: 'none: reads' } as const
const writes = { token: 'boards', acting: 'nobody', rate: 'change', mayHide: true } as const

test('a call that says all of itself is one', () => {
  expect(query({ ...call, facts: reads }).facts).toEqual(reads)
  expect(command({ ...call, facts: writes }).facts).toEqual(writes)
  const managed = { ...writes, acting: { needs: 'edit', managing: ['name'] } } as const
  expect(command({ ...acted, facts: managed }).facts).toEqual(managed)
})

test('a forgotten fact does not compile', () => {
  const { token, acting, rate, mayHide } = writes
  const { noRow, ...rest } = call
  expect([
    // @ts-expect-error all of them
    command(call),
    // @ts-expect-error what tokens need
    command({ ...call, facts: { acting, rate, mayHide } }),
    // @ts-expect-error what partners need
    command({ ...call, facts: { token, rate, mayHide } }),
    // @ts-expect-error whether it may hide something
    command({ ...call, facts: { token, acting, rate } }),
    // @ts-expect-error what it counts as
    command({ ...call, facts: { token, acting, mayHide } }),
    // @ts-expect-error rows, or why there are none
    command({ ...rest, facts: writes }),
    // @ts-expect-error not both
    command({ ...rest, noRow, rows: ['board_public read'], facts: writes }),
    // @ts-expect-error a row that the table has
    command({ ...rest, rows: ['board_public fly'], facts: writes }),
  ]).toHaveLength(8)
})

test('a fact that belongs to other calls does not compile', () => {
  expect([
    // @ts-expect-error nobody can act where no option says for whom
    command({ ...call, facts: { ...writes, acting: 'edit' } }),
    // @ts-expect-error somebody can act here
    command({ ...acted, facts: writes }),
    // @ts-expect-error options that the call has
    command({ ...acted, facts: { ...writes, acting: { needs: 'edit', managing: ['other'] } } }),
    // @ts-expect-error reading is nothing that is written
    query({ ...call, facts: { ...reads, rate: 'change' } }),
  ]).toHaveLength(4)
})

test('why a write is not counted agrees with the call', () => {
  expect(endpoints.length).toBeGreaterThan(200)
  for (const { id, kind, access, address, facts } of endpoints) {
    const makesLess = address.type === 'resource' ? address.action === 'delete' : address.method === 'DELETE'
    expect(facts.rate === 'none: visitors', id).toBe(kind === 'command' && access === 'public')
    expect(facts.rate === 'none: less', id).toBe(kind === 'command' && access === 'member' && makesLess)
  }
})
