import { limits, type BoardId } from '@pinfold/contract'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../platform/writing/writer.ts'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { emailKey } from '../../accounts/index.ts'
import { knowBoard, lockBoard, canInvite, canManageCodes } from '../../boards/index.ts'
import { closeCode, replaceCodes } from './invite-codes.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Holds neither the address nor a secret: the job that mails it reads the one and makes the other. */
    'board.email-invited': { codeId: string }
  }
}

const SENT = { tries: limits.boardInvites.emailsADay, windowMilliseconds: 24 * 60 * 60 * 1000 }

/** Mails invitations. Nobody looks whether an address belongs to a member, so that nothing can tell. Throws `throttled`. */
export async function inviteByEmail(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  boardId: BoardId,
  emails: readonly string[],
): Promise<void> {
  requireAllowed(canInvite((await knowBoard(deps, viewer, boardId)).facts))
  const byKey = new Map(emails.map((email) => [emailKey(email), email]))
  for (const _ of byKey) await deps.rateLimit.take(`board-email-invite ${actorOf(viewer)}`, SENT)
  await inTransaction(deps.db, 'invite-by-email', async (tx) => {
    const [held, board] = await lockBoard(tx, boardId)
    const writer = authorize(held, canInvite((await knowBoard({ db: held }, viewer, boardId)).facts))
    if (!board) throw new AppError('board_not_found')
    const expiresAt = new Date(deps.clock.now().getTime() + limits.boardInvites.validMilliseconds)
    const bucket = bucketOf(boardId)
    const codes = [...byKey].map(([key, email]) => ({ id: deps.ids.next(bucket), emailKey: key, email }))
    const rest = { boardId, inviterId: viewer.id, secretHash: null, expiresAt, status: 'pending' as const }
    await replaceCodes(
      writer,
      codes.map((code) => ({ ...code, ...rest })),
    )
    const news = codes.map(({ id }) => ({ bucket, payload: { codeId: id } }))
    await deps.outbox.emitAll(writer, 'board.email-invited', news)
  })
}

/** Takes a mailed invitation back. Throws `invite_not_found`. */
export async function endEmailInvite(deps: WriteDeps, viewer: Member, boardId: BoardId, codeId: Id): Promise<void> {
  await inTransaction(deps.db, 'end-email-invite', async (tx) => {
    const held = holdNothing(tx, 'the statement says whether the code was open')
    const writer = authorize(held, canManageCodes((await knowBoard({ db: held }, viewer, boardId)).facts))
    if (!(await closeCode(writer, codeId, 'revoked', boardId))) throw new AppError('invite_not_found')
  })
}
