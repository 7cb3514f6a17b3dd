import { expect, test } from 'vitest'
import { readCookie } from './csrf.ts'

test('a cookie is found by its whole name', () => {
  expect(readCookie('csrftoken', 'xcsrftoken=no; csrftoken=a%3Db; theme=dark')).toBe('a=b')
  expect(readCookie('csrftoken', 'token=1=2; csrftoken=x=y')).toBe('x=y')
  expect(readCookie('csrftoken', '')).toBeUndefined()
})
