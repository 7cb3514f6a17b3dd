import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const names = ['closeup', 'save']

test('without options it measures everything on a hundred thousand pins', () => {
  expect(readOptions([], names)).toEqual({
    pins: 100_000,
    seconds: 10,
    rounds: 5,
    connections: 8,
    only: [],
    isFresh: false,
    isJson: false,
  })
})

test('options are read', () => {
  const args = [
    '--pins',
    '1_000_000',
    '--seconds',
    '2',
    '--rounds',
    '1',
    '--connections',
    '1',
    '--only',
    'save',
    '--only',
    'closeup',
    '--fresh',
    '--json',
  ]
  expect(readOptions(args, names)).toEqual({
    pins: 1_000_000,
    seconds: 2,
    rounds: 1,
    connections: 1,
    only: ['save', 'closeup'],
    isFresh: true,
    isJson: true,
  })
})

test.each([
  [['--pins', 'many'], /--pins: must be a whole number/],
  [['--pins', '10'], /--pins: must be a whole number from 10000 on/],
  [['--only', 'nothing'], /"nothing" is none of closeup, save/],
  [['--colour'], /--colour/],
])('%j is refused with what is wrong', (args, complaint) => {
  expect(() => readOptions(args, names)).toThrow(complaint)
})
