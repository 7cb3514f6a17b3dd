import { expect, test } from 'vitest'
import { asAppError } from './as-app-error.ts'

test.each([
  ['a full disk', 'ENOSPC'],
  ['a used up quota', 'EDQUOT'],
  ['a disk that takes no writes', 'EROFS'],
  ['a disk that fails', 'EIO'],
  ['a folder of somebody else', 'EACCES'],
  ['PostgreSQL whose disk is full', '53100'],
  ['PostgreSQL that takes no writes', '25006'],
  ['PostgreSQL whose disk fails', '58030'],
  ['PostgreSQL that reads broken pages', 'XX001'],
])('%s is answered by a code of its own, and when to try again', (_, code) => {
  expect(asAppError(Object.assign(new Error('oh'), { code }))).toMatchObject({
    code: 'storage_unavailable',
    details: { retryAfterSeconds: 30 },
  })
})

test.each(['08006', '57P01', '53300', 'ECONNREFUSED', '40P01'])(
  '%s, a database that is away or busy, passes',
  (code) => {
    expect(asAppError(Object.assign(new Error('oh'), { code }))).toMatchObject({ code: 'overloaded' })
  },
)
