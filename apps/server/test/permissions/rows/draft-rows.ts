import {
  createPinDrafts,
  deletePinDrafts,
  duplicatePinDraft,
  listPinDrafts,
  orderPinDrafts,
  publishPinDraft,
  updatePinDraft,
  updatePinDrafts,
} from '@pinfold/contract'
import { drawPicture, makeBoard, upload } from '../../support/people.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const one = ({ draftId }: Target) => ({ draft_id: draftId })
const many = ({ draftId }: Target) => ({ draft_ids: [draftId] })
const usingUp = { isUsingUp: true }

// These say nothing of ids that are not the caller's; that nothing changed is what the witness tells.
const passesOver = () => false

const probes: readonly Probe[] = [
  lists(
    listPinDrafts,
    () => ({}),
    (drafts, { draftId }) => drafts.some(({ id }) => id === draftId),
  ),
  calls(updatePinDraft, (target) => ({ ...one(target), version: 1, title: 'Changed' }), usingUp),
  calls(updatePinDrafts, (target) => ({ ...many(target), link: 'https://shop.example.org/' }), usingUp),
  calls(duplicatePinDraft, one, usingUp),
  { ...calls(orderPinDrafts, many), isListed: passesOver },
  { ...calls(deletePinDrafts, many, usingUp), isListed: passesOver },
  calls(publishPinDraft, one, usingUp),
]

/** A draft of the owner's that could be published as it is. */
async function withDraft(world: World): Promise<Subject> {
  const home = world.open
  const [{ id: uploadId }, board] = [await upload(home.owner, await drawPicture()), await makeBoard(home.owner)]
  const drafts = await home.owner.ask(createPinDrafts, {
    drafts: [{ upload_id: uploadId, board_id: board.id, title: 'Of the owner' }],
  })
  return { home, target: { ...home.profile, draftId: drafts.at(-1)?.id ?? '' } }
}

const known = new WeakMap<World, Promise<Subject>>()
function shared(world: World): Promise<Subject> {
  const subject = known.get(world) ?? withDraft(world)
  known.set(world, subject)
  return subject
}

/** What members have not published yet. */
export const draftRows: readonly CoveredRow[] = [
  {
    resource: 'draft',
    action: 'read_write',
    probes,
    shared,
    fresh: withDraft,
    witness: async ({ app }, { target }) =>
      (await app.pool.query('select * from pin_drafts where member_id = $1 order by id', [target.userId])).rows,
  },
]
