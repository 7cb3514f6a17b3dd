import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../../platform/ids/ids.ts'

/** Lets whoever was answered a request's number take it back, and do nothing else, without a log-in. */
export interface WithdrawalCodes {
  write(takedownId: Id): string
  fits(takedownId: Id, code: string): boolean
}

/** Codes signed with the installation's secret. */
export function createWithdrawalCodes(secret: string): WithdrawalCodes {
  const write = (takedownId: Id) =>
    createHmac('sha256', secret).update(`takedown ${takedownId}`).digest('base64url').slice(0, 32)
  return {
    write,
    fits: (takedownId, code) =>
      code.length === 32 && /^[\w-]+$/.test(code) && timingSafeEqual(Buffer.from(write(takedownId)), Buffer.from(code)),
  }
}
