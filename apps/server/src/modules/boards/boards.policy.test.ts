import { describe, expect, test } from 'vitest'
import {
  type BoardFacts,
  boardSight,
  canAddPin,
  canAnswerInvite,
  canDeleteBoard,
  canEditBoard,
  canFollowBoard,
  canInvite,
  canLeaveBoard,
  canManageBoard,
  canManageCodes,
  canRevokeInvite,
  canSeeBoard,
  canSeeBoardPins,
  isBoardListed,
} from './boards.policy.ts'

const nobody: BoardFacts = {
  privacy: 'public',
  isArchived: false,
  isOwner: false,
  isCollaborator: false,
  isInvited: false,
  isBlockedEitherWay: false,
  isOwnerPrivate: false,
  isApprovedFollower: false,
  isTakingRequests: false,
  canCollaboratorsDeletePins: false,
  isBeyondToken: false,
}
const people = {
  stranger: nobody,
  follower: { ...nobody, isApprovedFollower: true },
  blocked: { ...nobody, isBlockedEitherWay: true },
  invitee: { ...nobody, isInvited: true },
  collaborator: { ...nobody, isCollaborator: true },
  owner: { ...nobody, isOwner: true },
} satisfies Record<string, BoardFacts>
type Person = keyof typeof people

const boards = {
  public: {},
  protected: { privacy: 'protected' },
  secret: { privacy: 'secret' },
  'archived public': { isArchived: true },
  'archived secret': { privacy: 'secret', isArchived: true },
  'private owner’s': { isOwnerPrivate: true },
} satisfies Record<string, Partial<BoardFacts>>

const order = [
  'stranger',
  'follower',
  'blocked',
  'invitee',
  'collaborator',
  'owner',
] as const satisfies readonly Person[]
const meet = (board: keyof typeof boards, person: Person): BoardFacts => ({ ...people[person], ...boards[board] })

describe('how much of a board shows', () => {
  test.each<[keyof typeof boards, string]>([
    ['public', 'full full hidden full full full'],
    ['protected', 'full full hidden full full full'],
    ['secret', 'hidden hidden hidden invitation full full'],
    ['archived public', 'full full hidden full full full'],
    ['archived secret', 'hidden hidden hidden invitation full full'],
    ['private owner’s', 'hidden full hidden hidden full full'],
  ])('RP-11 %s: %s', (board, sights) => {
    expect(order.map((person) => boardSight(meet(board, person))).join(' ')).toBe(sights)
    for (const person of order) {
      const facts = meet(board, person)
      expect(canSeeBoard(facts).isAllowed).toBe(boardSight(facts) !== 'hidden')
      expect(canSeeBoardPins(facts).isAllowed).toBe(boardSight(facts) === 'full')
    }
  })

  test.each<[keyof typeof boards, string]>([
    ['public', 'yes yes no yes yes yes'],
    ['protected', 'no no no no yes yes'],
    ['secret', 'no no no no yes yes'],
    ['archived public', 'no no no no yes yes'],
    ['private owner’s', 'no yes no no yes yes'],
  ])('%s in lists: %s', (board, words) => {
    expect(order.map((person) => (isBoardListed(meet(board, person)) ? 'yes' : 'no')).join(' ')).toBe(words)
  })
})

const rules = {
  canAddPin,
  canEditBoard,
  canManageBoard,
  canDeleteBoard,
  canInvite,
  canLeaveBoard,
  canFollowBoard,
  canAnswerInvite,
  canManageCodes,
  canRevokeInvite,
}
const short = {
  not_allowed: '403',
  board_not_found: '404',
  invite_not_found: '404',
  board_archived: '409',
} as Record<string, string>

describe('who may do what: stranger follower blocked invitee collaborator owner', () => {
  test.each<[keyof typeof rules, keyof typeof boards, string]>([
    ['canAddPin', 'public', '403 403 404 403 ok ok'],
    ['canAddPin', 'secret', '404 404 404 404 ok ok'],
    ['canAddPin', 'archived public', '403 403 404 403 409 409'],
    ['canAddPin', 'private owner’s', '404 403 404 404 ok ok'],
    ['canEditBoard', 'public', '403 403 404 403 ok ok'],
    ['canEditBoard', 'secret', '404 404 404 404 ok ok'],
    ['canManageBoard', 'public', '403 403 404 403 403 ok'],
    ['canManageBoard', 'secret', '404 404 404 404 403 ok'],
    ['canDeleteBoard', 'public', '403 403 404 403 403 ok'],
    ['canDeleteBoard', 'secret', '404 404 404 404 403 ok'],
    ['canInvite', 'public', '403 403 404 403 403 ok'],
    ['canInvite', 'secret', '404 404 404 403 403 ok'],
    ['canLeaveBoard', 'public', '403 403 404 403 ok 403'],
    ['canLeaveBoard', 'secret', '404 404 404 404 ok 403'],
    ['canFollowBoard', 'public', 'ok ok 404 ok ok ok'],
    ['canFollowBoard', 'secret', '404 404 404 404 ok ok'],
    ['canAnswerInvite', 'private owner’s', 'ok ok 404 ok ok 403'],
    ['canRevokeInvite', 'secret', '404 404 404 403 404 ok'],
    ['canRevokeInvite', 'public', '404 404 404 403 404 ok'],
    ['canManageCodes', 'public', '404 404 404 403 404 ok'],
    ['canManageCodes', 'secret', '404 404 404 403 404 ok'],
  ])('RP-09 %s, %s board: %s', (rule, board, expected) => {
    const answers = order.map((person) => {
      const decision = rules[rule](meet(board, person))
      return decision.isAllowed ? 'ok' : short[decision.code]
    })
    expect(answers.join(' ')).toBe(expected)
  })

  test('a block hides the board from whoever works on it, too', () => {
    for (const person of ['collaborator', 'owner'] as const) {
      expect(canAddPin({ ...people[person], isBlockedEitherWay: true })).toMatchObject({ code: 'board_not_found' })
    }
  })
})
