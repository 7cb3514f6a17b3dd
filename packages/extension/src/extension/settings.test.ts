import { expect, test } from 'vitest'
import { originOf } from './settings.ts'

test.each([
  ['pins.example.org', 'https://pins.example.org'],
  [' http://localhost:3000/pin/1/ ', 'http://localhost:3000'],
  ['', null],
  ['ftp://a.example', null],
  ['two words', null],
])('CN-11 of the typed address "%s" the server is %s', (typed, origin) => {
  expect(originOf(typed)).toBe(origin)
})
