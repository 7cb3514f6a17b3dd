import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../../platform/ids/ids.ts'

/** Lets whoever was mailed about a decision read and appeal it without a log-in, and do nothing else. */
export interface AppealCodes {
  write(decisionId: Id): string
  fits(decisionId: Id, code: string): boolean
}

/** Codes signed with the installation's secret. */
export function createAppealCodes(secret: string): AppealCodes {
  const write = (decisionId: Id) =>
    createHmac('sha256', secret).update(`decision ${decisionId}`).digest('base64url').slice(0, 32)
  return {
    write,
    fits: (decisionId, code) =>
      code.length === 32 && /^[\w-]+$/.test(code) && timingSafeEqual(Buffer.from(write(decisionId)), Buffer.from(code)),
  }
}
