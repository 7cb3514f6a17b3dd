import type { MemberId } from '@pinfold/contract'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../../platform/ids/ids.ts'

/** Lets whoever got a member's email stop the next ones, and do nothing else, without a log-in. */
export interface UnsubscribeTokens {
  write(memberId: MemberId, from?: MailKind): string
  /** The member a token is for, and which emails it stops; null for what we never wrote. */
  read(token: string): { readonly memberId: Id; readonly from: MailKind } | null
}

/** Which emails: those that tell of news, or those with Pins that somebody may like. */
type MailKind = 'news' | 'ideas'

/** Tokens signed with the installation's secret. They never end: an old email must work, too. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const write = (memberId: MemberId, from: MailKind = 'news') =>
    from === 'news'
      ? `${memberId}.${sign(`unsubscribe ${memberId}`)}`
      : `${memberId}.${from}.${sign(`unsubscribe ${memberId} ${from}`)}`
  return {
    write,
    read(token) {
      const [, memberId, ideas] = /^(\d{1,19})(\.ideas)?\.[\w-]{43}$/.exec(token) ?? []
      if (memberId === undefined) return null
      const from = ideas === undefined ? 'news' : 'ideas'
      return timingSafeEqual(Buffer.from(write(memberId, from)), Buffer.from(token)) ? { memberId, from } : null
    },
  }
}
