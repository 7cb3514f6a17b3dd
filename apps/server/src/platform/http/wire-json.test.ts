import { expect, test } from 'vitest'
import { parseWireJson, readPlainOptions, readResourceOptions } from './wire-json.ts'

test('CA-19 whole numbers that a float cannot hold become their digits, all others stay numbers', () => {
  const parsed = parseWireJson(
    '{"a":9007199254740993,"b":[18446744073709551615],"c":42,"d":-1,"e":0.5,"f":9007199254740991}',
    'data',
  )
  expect(parsed).toEqual({
    a: '9007199254740993',
    b: ['18446744073709551615'],
    c: 42,
    d: -1,
    e: 0.5,
    f: 9_007_199_254_740_991,
  })
})

test('CA-19 what is no JSON, or goes too deep, is refused by the name of its field', () => {
  for (const bad of [
    '{',
    '',
    'undefined',
    '[1,]',
    '{"a":1}x',
    `${'['.repeat(21)}${']'.repeat(21)}`,
    '['.repeat(1_000_000),
  ]) {
    expect(() => parseWireJson(bad, 'data')).toThrow(
      expect.objectContaining({ code: 'invalid_parameters', details: expect.objectContaining({ field: 'data' }) }),
    )
  }
  expect(parseWireJson(`${'['.repeat(20)}${']'.repeat(20)}`, 'data')).toBeInstanceOf(Array)
})

test('CA-19 brackets inside texts are no depth, neither for nor against what is sent', () => {
  expect(parseWireJson(JSON.stringify({ a: '\\"'.repeat(200_000) }), 'data')).toHaveProperty('a')
  const open = { name: '[{'.repeat(30), more: `\\ " ${'['.repeat(30)} \\` }
  expect(parseWireJson(JSON.stringify(open), 'data')).toEqual(open)
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  for (const text of [']'.repeat(6000), `"${']'.repeat(6000)}`, `\\"${']'.repeat(6000)}\\`]) {
    expect(() => parseWireJson(`{"a":${JSON.stringify(text)},"b":${deep}}`, 'data')).toThrow(
      expect.objectContaining({ details: { field: 'data', detail: 'data: is nested too deeply' } }),
    )
  }
})

test('CA-19 options are found in every shape clients send, and are none in any other', () => {
  expect(readResourceOptions('{"options":{"a":1},"context":null}')).toEqual({ a: 1 })
  for (const none of [
    undefined,
    null,
    '',
    '{}',
    '{"options":[]}',
    '{"options":null}',
    '[]',
    '5',
    '"x"',
    'null',
    {},
    [],
  ]) {
    expect(readResourceOptions(none), JSON.stringify(none)).toEqual({})
  }
  for (const none of [undefined, null, '', 5, []]) expect(readPlainOptions(none)).toEqual({})
})

test('CA-19 an option called __proto__ is an option like any other', () => {
  const options = readResourceOptions('{"options":{"__proto__":{"isAdmin":true},"a":1}}')
  expect(Object.getPrototypeOf(options)).toBe(Object.prototype)
  expect((options as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
