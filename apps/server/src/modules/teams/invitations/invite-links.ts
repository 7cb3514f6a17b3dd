import { createHmac } from 'node:crypto'
import { limits, routes, type BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { createInviteCode } from '../../graph/index.ts'
import { knowBoard, lockBoard, canInvite, canManageCodes } from '../../boards/index.ts'
import { deleteLink, findLink, replaceCodes } from './invite-codes.queries.ts'

const SECRET_BYTES = 16

/** The codes of links that owners send around. */
export type LinkCodes = ReturnType<typeof createLinkCodes>

/** An owner may copy the link again, and the database holds no secret: its secret bits are made of its id. */
export function createLinkCodes(secret: string) {
  return (id: Id) => {
    const bits = createHmac('sha256', secret).update(`board invite link ${id}`).digest()
    return createInviteCode(id, bits.subarray(0, SECRET_BYTES))
  }
}

export type LinkDeps = WriteDeps & { readonly linkCodes: LinkCodes; readonly publicUrl: URL }

/** Behind the `#` a code reaches neither servers' logs nor other sites. */
export const codeAddress = (publicUrl: URL, code: string): string =>
  `${publicUrl.origin}${routes.boardInvitation.build()}#${code}`

interface BoardLink {
  readonly url: string
  readonly expiresAt: Date
}

/** The board's link; null where it is off or over. */
export async function linkOf(deps: LinkDeps, viewer: Member, boardId: BoardId): Promise<BoardLink | null> {
  requireAllowed(canManageCodes((await knowBoard(deps, viewer, boardId)).facts))
  const link = await findLink(deps.db, boardId)
  if (!link || link.expiresAt <= deps.clock.now()) return null
  return { url: codeAddress(deps.publicUrl, deps.linkCodes(link.id).code), expiresAt: link.expiresAt }
}

/** Turns the link on, or renews it: the one before opens nothing any more. */
export async function renewLink(deps: LinkDeps, viewer: Member, boardId: BoardId): Promise<BoardLink> {
  const id = deps.ids.next(bucketOf(boardId))
  const { code, secretHash } = deps.linkCodes(id)
  const expiresAt = new Date(deps.clock.now().getTime() + limits.boardInvites.validMilliseconds)
  await inTransaction(deps.db, 'renew-link', async (tx) => {
    const [held, board] = await lockBoard(tx, boardId)
    const writer = authorize(held, canInvite((await knowBoard({ db: held }, viewer, boardId)).facts))
    if (!board) throw new AppError('board_not_found')
    const link = { id, boardId, inviterId: viewer.id, emailKey: '', email: '', secretHash, expiresAt }
    await replaceCodes(writer, [{ ...link, status: 'pending' }])
  })
  return { url: codeAddress(deps.publicUrl, code), expiresAt }
}

/** Turns the link off. */
export const endLink = (deps: LinkDeps, viewer: Member, boardId: BoardId): Promise<unknown> =>
  inTransaction(deps.db, 'end-link', async (tx) => {
    const [held] = await lockBoard(tx, boardId)
    const writer = authorize(held, canManageCodes((await knowBoard({ db: held }, viewer, boardId)).facts))
    await deleteLink(writer, boardId)
  })
