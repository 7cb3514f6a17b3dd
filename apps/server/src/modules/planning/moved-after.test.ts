import { expect, test } from 'vitest'
import { movedAfter } from './moved-after.ts'

test('BO-05 a to-do moves behind another one, to the front, or nowhere', () => {
  const list = ['1', '2', '3']
  expect(movedAfter(list, '1', '3')).toEqual(['2', '3', '1'])
  expect(movedAfter(list, '3', '1')).toEqual(['1', '3', '2'])
  expect(movedAfter(list, '3', '')).toEqual(['3', '1', '2'])
  expect(movedAfter(list, '2', '1')).toEqual(list)
  expect(movedAfter(list, '2', '2')).toEqual(list)
  expect(movedAfter(list, '2', '9')).toBeNull()
})
