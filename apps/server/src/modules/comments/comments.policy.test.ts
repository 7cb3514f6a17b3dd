import { describe, expect, test } from 'vitest'
import { allow, deny } from '../../platform/auth/decision.ts'
import {
  canDeleteComment,
  canEditComment,
  canLikeComment,
  canReplyTo,
  canReportComment,
  canSeeComment,
  type CommentFacts,
} from './comments.policy.ts'

const comment: CommentFacts = { isAuthor: false, isBlockedEitherWay: false, isUnderOwnPin: false }
const people = {
  anybody: comment,
  author: { ...comment, isAuthor: true },
  pinner: { ...comment, isUnderOwnPin: true },
  'author under an own pin': { ...comment, isAuthor: true, isUnderOwnPin: true },
  blocked: { ...comment, isBlockedEitherWay: true },
  'pinner who is blocked': { ...comment, isUnderOwnPin: true, isBlockedEitherWay: true },
  'author in the thread of who blocks them': { ...comment, isAuthor: true, isBlockedEitherWay: true },
} as const

const rules = { canSeeComment, canReplyTo, canLikeComment, canEditComment, canDeleteComment, canReportComment }
const codes = { A: allow, F: deny('not_allowed'), H: deny('comment_not_found') }

describe('PI-07 ST-05 who may do what with a comment: allowed, forbidden, hidden', () => {
  test.each<[keyof typeof people, string]>([
    // see, reply, like, edit, delete, report
    ['anybody', 'AAAFFA'],
    ['author', 'AAAAAF'],
    ['pinner', 'AAAFAA'],
    ['author under an own pin', 'AAAAAF'],
    ['blocked', 'HHHHHH'],
    ['pinner who is blocked', 'HHHHHH'],
    ['author in the thread of who blocks them', 'HHHHAH'],
  ])('%s: %s', (who, cells) => {
    const expected = cells.split('').map((cell) => codes[cell as keyof typeof codes])
    expect(Object.values(rules).map((rule) => rule(people[who]))).toEqual(expected)
  })
})
