import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { asScript, readCallback } from './jsonp.ts'

test.each(['f', 'PIN_1700000000.f.callback[0]', 'jQuery17_1', '$.cb', 'a.b.c'])(
  'CA-31 %s is read or refused',
  (name) => {
    if (name.includes('[')) expect(() => readCallback(name)).toThrow('invalid_parameters')
    else expect(readCallback(name)).toBe(name)
  },
)

test.each(['alert(1)//', 'a b', '1a', 'a..b', '.a', 'a.', 'é', '<x>', 'a;b', 'x'.repeat(101), ['a', 'b']])(
  'CA-31 %s is no name of a function',
  (name) => expect(() => readCallback(name)).toThrow('invalid_parameters'),
)

test('CA-31 without a name there is no script', () => {
  expect(readCallback(undefined)).toBeNull()
  expect(readCallback('')).toBeNull()
})

test('CA-31 what is answered stays data inside of the script, and the name never comes first', () => {
  const given: unknown[] = []
  const hostile = { text: '</script><!-- \u2028\u2029 */ alert(1)' }
  const script = asScript('cb', JSON.stringify(hostile))
  expect(script.startsWith('/**/cb(')).toBe(true)
  expect(script).not.toMatch(/[<\u2028\u2029]/)
  runInNewContext(script, { cb: (data: unknown) => given.push(structuredClone(data)) })
  expect(given).toEqual([hostile])
})
