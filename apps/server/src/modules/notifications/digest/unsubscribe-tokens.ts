import type { MemberId } from '@pinfold/contract'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../../platform/ids/ids.ts'

/** Lets whoever got a member's email stop the next ones, and do nothing else, without a log-in. */
export interface UnsubscribeTokens {
  write(memberId: MemberId): string
  /** The member a token is for; null for what we never wrote. */
  read(token: string): Id | null
}

/** Tokens signed with the installation's secret. They never end: an old email must work, too. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (memberId: MemberId) =>
    createHmac('sha256', secret).update(`unsubscribe ${memberId}`).digest('base64url')
  const write = (memberId: MemberId) => `${memberId}.${sign(memberId)}`
  return {
    write,
    read(token) {
      const [, memberId] = /^(\d{1,19})\.[\w-]{43}$/.exec(token) ?? []
      if (memberId === undefined) return null
      return timingSafeEqual(Buffer.from(write(memberId)), Buffer.from(token)) ? memberId : null
    },
  }
}
