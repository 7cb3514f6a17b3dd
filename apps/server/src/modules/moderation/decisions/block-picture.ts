import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { forgetRemoved, noteRemoved, showAsDecided, type ShowDeps } from '../../legal/index.ts'
import { blockPicture, findAddressesOfContent, keepLookOfBlocked, unblockPicture } from '../../media/index.ts'
import { findCarriersOf, findPins, findPinsOfAggregateAfter } from '../../pins/index.ts'
import { findVectors, LOOK_VERSION } from '../../recommender/index.ts'
import { type DecisionRow, lockDecision } from './decisions.queries.ts'

const AT_ONCE = 50

/** Blocks the bytes of the reported pin's picture, and notes the pin as removed; undone where the decision was lifted. */
export async function setPictureBlock(writer: Writer, decision: DecisionRow): Promise<void> {
  const { id, objectId, state } = decision
  const [pin] = await findPins(writer, [objectId])
  if (!pin) return
  const isStanding = state === 'standing'
  await (isStanding ? blockPicture : unblockPicture)(writer, pin.contentHash, id)
  await (isStanding ? noteRemoved : forgetRemoved)(writer, [objectId], id)
}

/** Every pin that shows the picture, whoever saved or uploaded it, goes or comes back with it. Repeating it changes nothing. */
export async function blockAsDecided(deps: ShowDeps, decision: DecisionRow): Promise<void> {
  const [pin] = await findPins(deps.db, [decision.objectId])
  if (!pin) return
  if (decision.state === 'standing') await keepLook(deps, pin.contentHash)
  for (let after: string | undefined = ''; after !== undefined;) {
    const addresses = await findAddressesOfContent(deps.db, pin.contentHash, after, AT_ONCE)
    const owners = [...new Set(addresses.map(({ ownerId }) => ownerId))]
    const carriers = owners.length === 0 ? [] : await findCarriersOf(deps.db, owners, pin.contentHash)
    for (const aggregateId of new Set(carriers.map((carrier) => carrier.aggregateId)))
      await changeAll(deps, decision, aggregateId)
    after = addresses.length < AT_ONCE ? undefined : addresses.at(-1)?.signature
  }
}

/** So that near copies are found when the picture is gone. Where nobody looked at it there is nothing to keep. */
async function keepLook({ db }: ShowDeps, contentHash: string): Promise<void> {
  const vectors = (await findVectors(db, [contentHash], LOOK_VERSION)).get(contentHash)
  if (vectors === undefined) return
  await inTransaction(db, 'keep-look-of-blocked', async (tx) => {
    const writer = writeAsSystem(tx, 'what was blocked is known by its look, too')
    await keepLookOfBlocked(writer, contentHash, { version: LOOK_VERSION, vectors })
  })
}

async function changeAll(deps: ShowDeps, { id }: DecisionRow, aggregateId: Id): Promise<void> {
  for (let after: Id | undefined = '0'; after !== undefined;) {
    const ids: Id[] = (await findPinsOfAggregateAfter(deps.db, aggregateId, after, AT_ONCE)).map((pin) => pin.id)
    await inTransaction(deps.db, 'block-picture-of-pins', async (tx) => {
      const [, decision] = await lockDecision(tx, id)
      const writer = writeAsSystem(tx, 'their picture is blocked, or no more')
      if (decision && ids.length > 0)
        await (decision.state === 'standing' ? noteRemoved : forgetRemoved)(writer, ids, id)
    })
    await showAsDecided(
      deps,
      ids.map((pinId) => ({ type: 'pin' as const, id: pinId })),
    )
    after = ids.length < AT_ONCE ? undefined : ids.at(-1)
  }
}
