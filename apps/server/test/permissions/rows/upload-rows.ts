import { vipResource } from '@pinfold/contract'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { fetches, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const asked = ({ uploadId }: Target) => ({ upload_ids: [uploadId] })

/** Polling leaves out what is not one's own. */
const poll: Probe = lists(vipResource.get, asked, (statuses, { uploadId }) => Object.hasOwn(statuses, uploadId))

// Nothing has an address before it is decoded: the answer to a poll names none, and where the bytes wait is no page.
const addressOfPoll: Probe = {
  ...lists(vipResource.get, asked, (statuses, { uploadId }) =>
    Boolean(statuses[uploadId]?.image_url ?? statuses[uploadId]?.signature),
  ),
  notFor: ['anon', 'bot'],
}
const waitingBytes: readonly Probe[] = [
  fetches('/*', ({ uploadId }) => `/incoming/${uploadId}.bin`),
  fetches('/*', ({ uploadId }) => `/media/incoming/${uploadId}.bin`),
]

/** The owner's upload whose file has come and waits for the decoder. */
async function waitingUpload(world: World): Promise<Subject> {
  const home = world.open
  const { upload_id: uploadId } = await home.owner.ask(vipResource.create, { type: 'pinimage' })
  await world.app.pool.query(`update uploads set status = 'processing' where id = $1`, [uploadId])
  return { home, target: { ...home.profile, uploadId } }
}

/** Uploads before and after they are pictures. */
export const uploadRows: readonly CoveredRow[] = [
  {
    resource: 'upload_before_processing',
    action: 'read',
    probes: [addressOfPoll, ...waitingBytes],
    shared: waitingUpload,
  },
  { resource: 'upload', action: 'poll_status', probes: [poll], shared: waitingUpload },
]
