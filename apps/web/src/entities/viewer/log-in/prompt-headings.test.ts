import { expect, test } from 'vitest'
import { promptHeading } from './prompt-headings.ts'

test('ER-15 every reason to log in has its heading', () => {
  const reasons = [
    'general',
    'save',
    'send',
    'edit',
    'follow',
    'unfollow',
    'create',
    'createBoard',
    'hide',
    'shareProfile',
  ] as const
  expect(reasons.map(promptHeading)).toEqual([
    'Log in to continue',
    'Log in to save this Pin',
    'Log in to send this Pin',
    'Log in to edit this Pin',
    'Log in to follow',
    'Log in to unfollow',
    'Log in to create a Pin or board',
    'Log in to create a board',
    'Log in to hide this Pin',
    'Log in to share the profile',
  ])
  expect(promptHeading({ invitedBy: 'Ana Ferreira' })).toBe('Ana Ferreira invited you to join their board')
})
