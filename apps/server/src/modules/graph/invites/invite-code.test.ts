import { expect, test } from 'vitest'
import { createInviteCode, plainCode, readInviteCode } from './invite-code.ts'

const invite = createInviteCode('581234567890123456')

test('CA-10 CA-11 a code is read plain and encoded up to twice', () => {
  const spelt = invite.code.replaceAll('-', '%2D').replaceAll('_', '%5F')
  for (const sent of [invite.code, spelt, encodeURIComponent(spelt)]) {
    const read = readInviteCode(plainCode(sent))
    expect(read?.inviteId).toBe('581234567890123456')
    expect(read?.isSecret(invite.secretHash)).toBe(true)
  }
})

test('CA-10 another secret is not the code’s', () => {
  const other = createInviteCode('581234567890123456')
  expect(other.code).not.toBe(invite.code)
  expect(readInviteCode(other.code)?.isSecret(invite.secretHash)).toBe(false)
})

test.each(['', 'a', '%', '../../etc', 'x'.repeat(33), '%25252D'.repeat(5), `_${'A'.repeat(31)}`])(
  'CA-10 %o is no code',
  (sent) => expect(readInviteCode(plainCode(sent))).toBeNull(),
)

test('CA-10 a code that is encoded three times is none', () => {
  const spelt = `%2D${'A'.repeat(31)}`
  expect(readInviteCode(plainCode(encodeURIComponent(encodeURIComponent(spelt))))).toBeNull()
})
