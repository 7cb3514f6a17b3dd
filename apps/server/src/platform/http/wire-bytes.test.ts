import { expect, test } from 'vitest'
import { sharedThing, wireText, withOwnFields } from './wire-text.ts'

test('a thing has the JSON that it would have by itself, shared or not', () => {
  const board = sharedThing({ id: '2', name: 'Halls "A"', none: undefined, moment: new Date(0) })
  const own = { mine: true, nothing: null }
  const pin = withOwnFields(board, own)
  const closeup = withOwnFields(pin, { more: [1, { two: 2 }] })
  for (const value of [board, pin, closeup, [pin, board, { plain: 1 }], [], {}, 'text', 7, null, true]) {
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
