import { expect, test } from 'vitest'
import { allow, deny } from '../../platform/auth/decision.ts'
import { canMessage, type ReachFacts } from './messaging.policy.ts'

const ben: ReachFacts = {
  relation: { isSelf: false, isBlockedByThem: false, isBlockingThem: false },
  isSenderMessaging: true,
  messagesFrom: 'everyone',
  isFollowedByThem: false,
  isPartner: false,
  isPartnerMessageAllowed: false,
}
const refused = deny('cannot_message')

test.each<[string, Partial<ReachFacts>, unknown]>([
  ['a stranger', {}, allow],
  ['oneself', { relation: { ...ben.relation, isSelf: true } }, deny('cannot_message_self')],
  ['who blocked the sender', { relation: { ...ben.relation, isBlockedByThem: true } }, refused],
  ['whom the sender blocked', { relation: { ...ben.relation, isBlockingThem: true } }, refused],
  ['somebody while one takes no messages oneself', { isSenderMessaging: false }, refused],
  ['who takes messages of nobody', { messagesFrom: 'nobody', isFollowedByThem: true }, refused],
  ['who takes messages of those they follow, a stranger', { messagesFrom: 'following' }, refused],
  [
    'who takes messages of those they follow, one of them',
    { messagesFrom: 'following', isFollowedByThem: true },
    allow,
  ],
  ['a partner who did not switch messages on', { isPartner: true, isFollowedByThem: true }, refused],
  ['a partner who switched messages on', { isPartner: true, isPartnerMessageAllowed: true }, allow],
])('VR-10 writing to %s', (_whom, facts, decision) => expect(canMessage({ ...ben, ...facts })).toEqual(decision))
