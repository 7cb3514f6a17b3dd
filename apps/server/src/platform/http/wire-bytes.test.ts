import { expect, test } from 'vitest'
import { sharedThing, wireBytes, withOwnFields } from './wire-bytes.ts'

const wireText = (value: unknown) => wireBytes('', value, '').toString()

test('a thing has the JSON that it would have by itself, shared or not', () => {
  const board = sharedThing({ id: '2', name: 'Halls "A"', none: undefined, moment: new Date(0) })
  const own = { mine: true, nothing: null }
  const pin = withOwnFields(board, own)
  const closeup = withOwnFields(pin, { more: [1, { two: 2 }] })
  const saved = withOwnFields(board, { 'in "it"': pin, list: [board, closeup], none: undefined, Ä: '€' })
  const values = [board, pin, closeup, saved, [pin, board, { plain: 1 }], { results: [pin] }, { board, n: undefined }]
  for (const value of [...values, [], {}, { results: [] }, [[pin], [undefined]], 'text', 7, null, true]) {
    expect(JSON.parse(wireText(value))).toEqual(JSON.parse(JSON.stringify(value)))
    // The second time it is not made again.
    expect(wireText(value)).toBe(wireText(value))
  }
  expect(wireText(undefined)).toBe('null')
  expect(wireText(withOwnFields(sharedThing({}), { a: 1 }))).toBe('{"a":1}')
  expect(wireText(withOwnFields(board, {}))).toBe(wireText(board))
})

test('nobody changes what others are answered, too', () => {
  const board = sharedThing({ name: 'Halls' })
  expect(() => Object.assign(board, { name: 'Walls' })).toThrow(TypeError)
})
