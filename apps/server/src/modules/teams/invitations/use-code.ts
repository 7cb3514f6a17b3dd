import type { BoardInvitation, BoardId } from '@pinfold/contract'
import type { Member, Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../platform/writing/writer.ts'
import { type Decision, allow } from '../../../platform/auth/decision.ts'
import { forgetBlocks, lockPair, plainCode, presentMemberCard, readInviteCode } from '../../graph/index.ts'
import { type KnownBoard, knowBoards, lockBoard, canJoinByCode, type BoardViewDeps } from '../../boards/index.ts'
import { closeCode, findCode, type InviteCode } from './invite-codes.queries.ts'
import { findInvitesOfBoard } from './invites.queries.ts'
import { coversOf, presentInvitedBoard } from './invites.view.ts'
import { emitJoined, joinBoard } from './join-board.ts'

export type CodeDeps = WriteDeps & BoardViewDeps & { readonly rateLimit: RateLimit }

/** A code as it was sent, and from where. */
interface Sent {
  readonly code: string
  readonly address: string
}

const TRIED = { tries: 60, windowMilliseconds: 15 * 60 * 1000 }

/** What the code invites to, for whoever has it. Throws `invalid_invite`, `invite_used`, `throttled`. */
export async function landOnCode(deps: CodeDeps, viewer: Viewer, sent: Sent): Promise<BoardInvitation> {
  await takeTry(deps, sent)
  const { board } = await openCode(deps, viewer, sent)
  const covers = await coversOf(deps, viewer, [board])
  return {
    type: 'board_invitation',
    board: presentInvitedBoard(deps, board, covers.get(board.row.id)?.[0]),
    invited_by_user: presentMemberCard(deps, board.owner),
    is_joined: isOnTeam(board),
  }
}

/** Joins by the code; a mailed one is used up. Who is on the board already just gets there. Answers the board's id. */
export async function acceptCode(deps: CodeDeps, viewer: Member, sent: Sent): Promise<Id> {
  await takeTry(deps, sent)
  return inTransaction(deps.db, 'accept-code', async (tx) => {
    const named = await readCode(tx, sent)
    const [, locked] = await lockBoard(tx, named.boardId)
    if (!locked) throw invalidInvite()
    // A block locks both members: it comes before what is looked at here, or finds somebody on the team.
    const [held] = await lockPair(tx, locked.ownerId, viewer.id)
    forgetBlocks(viewer)
    const { code, board, decision } = await openCode({ ...deps, db: held }, viewer, sent)
    const writer = authorize(held, decision)
    if (isOnTeam(board)) return locked.id
    if (isMailed(code) && !(await closeCode(writer, code.id, 'accepted'))) throw new AppError('invite_used')
    if (await joinBoard(deps, writer, locked, viewer.id)) await emitJoined(deps, writer, locked, viewer.id)
    return locked.id
  })
}

/** Declines: a mailed code is used up, the link stays for others. */
export async function declineCode(deps: CodeDeps, viewer: Member, sent: Sent): Promise<void> {
  await takeTry(deps, sent)
  await inTransaction(deps.db, 'decline-code', async (tx) => {
    const held = holdNothing(tx, 'the statement says whether the code was open')
    const { code, decision } = await openCode({ ...deps, db: held }, viewer, sent)
    const writer = authorize(held, decision)
    if (isMailed(code) && !(await closeCode(writer, code.id, 'declined'))) throw new AppError('invite_used')
  })
}

const isMailed = ({ emailKey }: InviteCode) => emailKey !== ''
const isOnTeam = ({ facts }: KnownBoard) => facts.isOwner || facts.isCollaborator

/** What every code that opens nothing answers: wrong, over, turned off, of a deleted board, or not for this viewer. */
const invalidInvite = () => new AppError('invalid_invite')

const takeTry = (deps: CodeDeps, { address }: Sent): Promise<void> =>
  deps.rateLimit.take(`board-invite-code:${addressKey(address)}`, TRIED)

async function readCode(db: Db, sent: Sent): Promise<InviteCode> {
  const read = readInviteCode(plainCode(sent.code))
  const code = read === null ? undefined : await findCode(db, read.inviteId)
  if (!read || !code?.secretHash || !read.isSecret(code.secretHash)) throw invalidInvite()
  return code
}

interface OpenCode {
  readonly code: InviteCode
  readonly board: KnownBoard
  readonly decision: Decision
}

/** Only who has the whole code of a mailed invitation hears that it was answered or taken back; who came by it, nothing of it. */
async function openCode(deps: CodeDeps, viewer: Viewer, sent: Sent): Promise<OpenCode> {
  const code = await readCode(deps.db, sent)
  if (code.expiresAt <= deps.clock.now()) throw invalidInvite()
  const board = (await knowBoards(deps, viewer, [code.boardId])).get(code.boardId)
  if (!board) throw invalidInvite()
  const isGood = canJoinByCode(board.facts, await isBannedFrom(deps, viewer, code.boardId))
  if (!isGood) throw invalidInvite()
  const isDone = code.status === 'accepted' && isOnTeam(board)
  if (code.status !== 'pending' && !isDone) throw new AppError('invite_used')
  return { code, board, decision: allow }
}

async function isBannedFrom(deps: CodeDeps, viewer: Viewer, boardId: BoardId): Promise<boolean> {
  if (viewer.id === null) return false
  const wanted = { statuses: ['banned'] as const, invitedId: viewer.id, after: null, limit: 1 }
  return (await findInvitesOfBoard(deps.db, boardId, wanted)).length > 0
}
