import { describe, expect, test } from 'vitest'
import { allow, deny } from '../../platform/auth/decision.ts'
import type { ReachFacts } from '../graph/index.ts'
import {
  canAddPeople,
  canDeleteMessage,
  canLeaveConversation,
  canReadConversation,
  canReportMessage,
  canSeeMessage,
  canWrite,
  canWriteTo,
  type ConversationFacts,
  firstStateOf,
  type MessageFacts,
} from './messaging.policy.ts'

const two: ConversationFacts = { isParticipant: true, isGroup: false, state: 'open', isBlockedEitherWay: false }
const group = { ...two, isGroup: true }
const missing = deny('conversation_not_found')

describe.each<[string, ConversationFacts, Record<'read' | 'write' | 'add' | 'leave', unknown>]>([
  ['two', two, { read: allow, write: allow, add: deny('not_a_group'), leave: deny('not_a_group') }],
  ['a group', group, { read: allow, write: allow, add: allow, leave: allow }],
  [
    'a group that is a request',
    { ...group, state: 'request' },
    { read: allow, write: allow, add: deny('not_allowed'), leave: allow },
  ],
  [
    'two who are blocked',
    { ...two, isBlockedEitherWay: true },
    { read: allow, write: deny('cannot_message'), add: deny('cannot_message'), leave: deny('not_a_group') },
  ],
  ['others', { ...group, isParticipant: false }, { read: missing, write: missing, add: missing, leave: missing }],
])('MS-01 in a conversation of %s', (_of, facts, expected) => {
  test('one may do what the table says', () => {
    const decisions = {
      read: canReadConversation(facts),
      write: canWrite(facts),
      add: canAddPeople(facts),
      leave: canLeaveConversation(facts),
    }
    expect(decisions).toEqual(expected)
  })
})

const message: MessageFacts = { isSender: false, isBeforeJoining: false, isGroup: true, isBlockedEitherWay: false }

test.each<[string, Partial<MessageFacts>, unknown, unknown]>([
  ['of another', {}, allow, allow],
  ['of oneself', { isSender: true }, allow, deny('not_allowed')],
  ['from before one came', { isBeforeJoining: true }, deny('message_not_found'), deny('message_not_found')],
  [
    'of somebody blocked in a group',
    { isBlockedEitherWay: true },
    deny('message_not_found'),
    deny('message_not_found'),
  ],
  ['of somebody blocked, among two', { isBlockedEitherWay: true, isGroup: false }, allow, allow],
])('MS-01 a message %s', (_which, facts, seen, reported) => {
  expect(canSeeMessage({ ...message, ...facts })).toEqual(seen)
  expect(canReportMessage({ ...message, ...facts })).toEqual(reported)
})

test('MS-01 a message is deleted by whoever wrote it, and nobody else', () => {
  expect(canDeleteMessage({ ...message, isSender: true })).toEqual(allow)
  expect(canDeleteMessage({ ...message, isSender: false })).toEqual(deny('not_allowed'))
  expect(canDeleteMessage({ ...message, isSender: false, isBeforeJoining: true })).toEqual(deny('message_not_found'))
})

const partner: ReachFacts = {
  relation: { isSelf: false, isBlockedByThem: false, isBlockingThem: false },
  isSenderMessaging: true,
  messagesFrom: 'following',
  isFollowedByThem: false,
  isPartner: true,
  isPartnerMessageAllowed: false,
}

test('VR-10 who took a conversation in goes on hearing, unless they want messages of nobody', () => {
  expect(canWriteTo(partner, 'open')).toEqual(allow)
  expect(canWriteTo(partner, 'request')).toEqual(deny('cannot_message'))
  expect(canWriteTo({ ...partner, messagesFrom: 'nobody' }, 'open')).toEqual(deny('cannot_message'))
})

test('MS-01 a stranger’s conversation begins as a request, and so does coming back after leaving', () => {
  expect(firstStateOf({ isFollowedByThem: false })).toBe('request')
  expect(firstStateOf({ isFollowedByThem: true })).toBe('open')
  expect(firstStateOf({ isFollowedByThem: true }, true)).toBe('request')
})
