import type { AppealableKind } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Live } from '../../../platform/live/live.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { barMember, FOREVER, lockMember } from '../../accounts/index.ts'
import { lockBoard } from '../../boards/index.ts'
import { putCommentBack, takeCommentAway } from '../../comments/index.ts'
import { forgetRemoved, noteRemoved, showAsDecided, type ShowDeps } from '../../legal/index.ts'
import { putMessageBack, takeMessageAway } from '../../messaging/index.ts'
import { findPins, keepFromDiscovery, lockPins } from '../../pins/index.ts'
import { blockAsDecided, setPictureBlock } from './block-picture.ts'
import { type DecisionRow, findDecision, findStanding, lockDecision } from './decisions.queries.ts'

/** What carrying out a decision needs. */
export type EnforceDeps = ShowDeps & { readonly live: Live }

type Way = (deps: EnforceDeps, decision: DecisionRow) => Promise<void>

/**
 * Makes true what a decision says, or undoes it where it was lifted. The command does this before it answers, and a job
 * again: cut off anywhere, and beside other decisions on the same thing or member, it leaves what all of them say.
 */
export async function enforceDecision(deps: EnforceDeps, decisionId: Id): Promise<void> {
  const decision = await findDecision(deps.db, decisionId)
  if (decision) await ways[decision.kind](deps, decision)
}

const WHY = 'what shows, and who may come in, follows from what was decided'

const ways: Readonly<Record<AppealableKind, Way>> = {
  warn: () => Promise.resolve(),
  dismiss: () => Promise.resolve(),
  hide: hideAsDecided,
  remove: removeAsDecided,
  suspend: barAsDecided,
  ban: barAsDecided,
  block_picture: removeWithPicture,
}

/** The decision as it stands under its lock, with what may be written for it. */
const underLock = (
  deps: EnforceDeps,
  { id }: DecisionRow,
  work: (tx: Tx, writer: Writer, decision: DecisionRow) => Promise<void>,
) =>
  inTransaction(deps.db, 'enforce-decision', async (tx) => {
    const [, decision] = await lockDecision(tx, id)
    if (decision) await work(tx, writeAsSystem(tx, WHY), decision)
  })

async function hideAsDecided(deps: EnforceDeps, decision: DecisionRow): Promise<void> {
  const { memberId, objectId } = decision
  await underLock(deps, decision, async (tx, writer) => {
    const [seen] = await findPins(tx, [objectId])
    if (!seen) return
    // Boards before members before pins, as every writer does.
    if (seen.boardId !== null) await lockBoard(tx, seen.boardId)
    await lockMember(tx, seen.pinnerId)
    const [, [pin]] = await lockPins(tx, [objectId])
    if (!pin) return
    if (pin.boardId !== seen.boardId) throw new AppError('in_flight')
    const isHidden = (await findStanding(tx, memberId, ['hide'])).some((each) => each.objectId === objectId)
    if (isHidden !== pin.isUndiscoverable) await keepFromDiscovery(deps, writer, pin, isHidden)
  })
}

async function removeAsDecided(deps: EnforceDeps, decision: DecisionRow): Promise<void> {
  const { objectType, objectId } = decision
  await underLock(deps, decision, async (tx, writer, { id, state, kept }) => {
    const isStanding = state === 'standing'
    if (kept?.type === 'comment') await (isStanding ? takeCommentAway : putCommentBack)(tx, writer, kept)
    else if (kept?.type === 'message') await (isStanding ? takeMessageAway : putMessageBack)(deps, tx, writer, kept)
    else await (isStanding ? noteRemoved : forgetRemoved)(writer, [objectId], id)
  })
  if (objectType === 'pin' || objectType === 'board') await showAsDecided(deps, [{ type: objectType, id: objectId }])
}

/** Sessions end before pages change: whoever is kept out does nothing meanwhile. */
async function barAsDecided(deps: EnforceDeps, decision: DecisionRow): Promise<void> {
  const { memberId } = decision
  await underLock(deps, decision, async (tx, writer, { id, state }) => {
    const [, member] = await lockMember(tx, memberId)
    const bars = await findStanding(tx, memberId, ['suspend', 'ban'])
    const until = bars.reduce<Date | null>((latest, each) => later(latest, each.until ?? FOREVER), null)
    await (state === 'standing' ? noteRemoved : forgetRemoved)(writer, [memberId], id)
    if (member && until?.getTime() !== member.barredUntil?.getTime()) await barMember(writer, memberId, until)
  })
  await showAsDecided(deps, [{ type: 'user', id: memberId }])
}

const later = (one: Date | null, other: Date): Date => (one === null || other > one ? other : one)

/** The pin that was reported goes at once; a job looks for all others with the same picture. */
async function removeWithPicture(deps: EnforceDeps, decision: DecisionRow): Promise<void> {
  const { objectId } = decision
  await underLock(deps, decision, (_, writer, standing) => setPictureBlock(writer, standing))
  await showAsDecided(deps, [{ type: 'pin', id: objectId }])
}

/** What follows of a decision besides: pictures that others saved. */
export async function enforceEverywhere(deps: EnforceDeps, decisionId: Id): Promise<void> {
  await enforceDecision(deps, decisionId)
  const decision = await findDecision(deps.db, decisionId)
  if (decision?.kind === 'block_picture') await blockAsDecided(deps, decision)
}
