import { expect, test } from 'vitest'
import { accountNewsOf, accountToastText, withoutAccountNews } from './account-toast-text.ts'

const one = (message: Parameters<typeof accountToastText>[0]['message'], name: string | null = 'Ana Lima') =>
  accountToastText({ message, isOfMany: false }, name)
const many = (message: Parameters<typeof accountToastText>[0]['message'], name: string | null = 'Ana Lima') =>
  accountToastText({ message, isOfMany: true }, name)

test('ER-14 each message has its words', () => {
  expect(one('permanent_account_closure')).toBe("Your account has been deleted. We're sad to see you go")
  expect(one('account_deletion_email_sent')).toBe(
    'An email has been sent with final steps to delete your account, Ana Lima',
  )
  expect(one('account_deactivated')).toBe('The account, Ana Lima, has been deactivated')
  expect(one('unlink_successful')).toBe(
    "Success! You've unlinked this business account. You are currently in Ana Lima.",
  )
  expect(one('account_switch_to_settings')).toBe("You've switched into and are currently in the account Ana Lima")
})

test('ER-14 multiple accounts have words of their own where there are any', () => {
  expect(many('account_deletion_email_sent')).toBe(
    'An email has been sent with final steps to delete your account, Ana Lima, and its linked accounts',
  )
  expect(many('account_deactivated')).toBe(
    'The account, Ana Lima, and its associated linked accounts have been deactivated',
  )
  for (const message of ['permanent_account_closure', 'unlink_successful', 'account_switch_to_settings'] as const)
    expect(many(message)).toBe(one(message))
})

test('ER-14 without a name the words still read', () => {
  expect(one('account_deactivated', null)).toBe('The account has been deactivated')
  expect(many('account_deactivated', null)).toBe('The account and its associated linked accounts have been deactivated')
  expect(many('account_deletion_email_sent', null)).toBe(
    'An email has been sent with final steps to delete your account and its linked accounts',
  )
})

test('ER-14 home, log-in and settings tell, other pages and unknown messages do not', () => {
  for (const path of ['/', '/login/', '/settings'])
    expect(accountNewsOf(`${path}?message=account_deactivated&multiple_accounts=true`)).toEqual({
      message: 'account_deactivated',
      isOfMany: true,
    })
  expect(accountNewsOf('/?message=unlink_successful')).toEqual({ message: 'unlink_successful', isOfMany: false })
  expect(accountNewsOf('/?message=you_won')).toBeNull()
  expect(accountNewsOf('/')).toBeNull()
  expect(accountNewsOf('/ana/?message=account_deactivated')).toBeNull()
})

test('ST-32 the news leave the address and the rest stays', () => {
  expect(withoutAccountNews('?message=account_deactivated&multiple_accounts=true')).toBe('')
  expect(withoutAccountNews('?next=%2Fana%2F&message=unlink_successful')).toBe('?next=%2Fana%2F')
})
