import {
  accountDeactivationResource,
  accountDeletionResource,
  dataExportResource,
  permissionSettingsResource,
  userAccountsResource,
  userBlockResource,
  userBlocksResource,
} from '@pinfold/contract'
import { settled } from '../../support/settled.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import { type Actor, actors } from '../matrix.ts'
import { calls, fetches, lists, type Probe } from '../probe.ts'
import type { World } from '../world.ts'

// These calls name nobody: they are about the caller's own account. That they reach the owner's shows in what they
// answer; those that answer nothing are tried on the owner and on who must log in, and the witness looks after the rest.
const namesNobody: readonly Actor[] = actors.filter((actor) => !['owner', 'anon', 'bot'].includes(actor))
const silent = { isUsingUp: true, notFor: namesNobody }

const reading: readonly Probe[] = [
  lists(
    permissionSettingsResource.get,
    () => ({}),
    ({ messages_from: from }) => from === 'nobody',
  ),
  lists(
    userAccountsResource.get,
    () => ({}),
    (accounts, { userId }) => accounts.some(({ id }) => id === userId),
  ),
  lists(
    dataExportResource.get,
    () => ({}),
    (latest, { exportId }) => latest?.id === exportId,
  ),
]

const leaving: readonly Probe[] = [
  fetches('/_/exports/:file', ({ exportId }) => `/_/exports/${exportId}.zip`),
  calls(dataExportResource.create, () => ({}), silent),
  calls(accountDeletionResource.create, () => ({}), silent),
  calls(accountDeactivationResource.create, () => ({}), silent),
]

const blocks: readonly Probe[] = [
  lists(
    userBlocksResource.get,
    () => ({}),
    (members, { blockedId }) => members.some(({ id }) => id === blockedId),
  ),
  calls(userBlockResource.delete, ({ blockedId }) => ({ blocked_user_id: blockedId }), silent),
]

/** An owner with settings of their own, an export and a block, to whom everybody stands as the table says. */
async function withSettings(world: World): Promise<Subject> {
  const home = await createNewHome(world.app, world, { isPrivate: false })
  await home.owner.ask(permissionSettingsResource.update, { messages_from: 'nobody' })
  const { id: exportId } = await home.owner.ask(dataExportResource.create, {})
  await settled(world.app)
  return { home, target: { ...home.profile, exportId, blockedId: world.members.blocked.member.id } }
}

const known = new WeakMap<World, Promise<Subject>>()
function shared(world: World): Promise<Subject> {
  const subject = known.get(world) ?? withSettings(world)
  known.set(world, subject)
  return subject
}

async function stateOf({ app }: World, { target }: Subject): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select deactivated_at, ends_at, (select count(*) from data_exports where member_id = members.id) as exports,
       (select count(*) from blocks where blocker_id = members.id) as blocks,
       (select messages_from from member_settings where member_id = members.id) as messages
     from members where id = $1`,
    [target.userId],
  )
  return rows
}

const common = { shared, fresh: withSettings, witness: stateOf }

/** What members set about themselves, and how they leave. */
export const settingsRows: readonly CoveredRow[] = [
  { resource: 'settings', action: 'read', proves: 'CR-06 AC-06', probes: reading, ...common },
  { resource: 'settings', action: 'export_delete_account', proves: 'AC-07', probes: leaving, ...common },
  { resource: 'blocks_list', action: 'read_write', proves: 'CR-06', probes: blocks, ...common },
]
