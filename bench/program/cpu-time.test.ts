import { expect, test } from 'vitest'
import { readStat } from './cpu-time.ts'

test('a line of /proc tells parent and time, whatever the program is called', () => {
  const line = '4242 (a (strange) name) S 17 4242 4242 0 -1 4194560 1 2 3 4 120 30 5 1 20 0 12 0 99'
  expect(readStat(line)).toEqual({ pid: 4242, parent: 17, name: 'a (strange) name', milliseconds: 1560 })
})
