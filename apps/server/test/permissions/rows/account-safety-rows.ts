import {
  changeAccountEmail,
  endOtherSessions,
  setUpSecondFactor,
  turnOffSecondFactor,
  userPasswordResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import { type Actor, actors } from '../matrix.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

// These calls name nobody: they are about the caller's own account. That they reach the owner's shows in what they
// answer; those that answer nothing are tried on the owner and on who must log in, and the witness looks after the rest.
const namesNobody: readonly Actor[] = actors.filter((actor) => !['owner', 'anon', 'bot'].includes(actor))
const silent = { isUsingUp: true, notFor: namesNobody }
const usingUp = { isUsingUp: true }

const writing: readonly Probe[] = [
  lists(
    changeAccountEmail,
    ({ username }) => ({ email: `new.${username}@example.org` }),
    ({ email }, { username }) => email.startsWith(`${username}@`),
    usingUp,
  ),
  lists(
    setUpSecondFactor,
    () => ({}),
    ({ otpauth_url: url }, { username }) => url.includes(username),
    usingUp,
  ),
  calls(userPasswordResource.update, () => ({ new_password: 'another long password' }), silent),
  calls(turnOffSecondFactor, () => ({}), silent),
]

const sessions: readonly Probe[] = [
  lists(
    userSessionStoreResource.get,
    () => ({}),
    (all, { sessionId }) => all.some(({ id }) => id === sessionId),
  ),
  calls(userSessionResource.delete, ({ sessionId }) => ({ session_id: sessionId }), usingUp),
  calls(endOtherSessions, () => ({}), silent),
]

/** An owner with a second session, to whom everybody stands as the table says. */
async function withTwoSessions(world: World): Promise<Subject> {
  const home = await createNewHome(world.app, world, { isPrivate: false })
  const { email, password } = home.owner.member
  const phone = world.app.client()
  await phone.ask(userSessionResource.create, { username_or_email: email, password })
  const { rows } = await world.app.pool.query<{ id: string }>(
    'select id from sessions where member_id = $1 order by id desc limit 1',
    [home.profile.userId],
  )
  return { home, target: { ...home.profile, sessionId: rows[0]?.id ?? '' } }
}

const known = new WeakMap<World, Promise<Subject>>()
function shared(world: World): Promise<Subject> {
  const subject = known.get(world) ?? withTwoSessions(world)
  known.set(world, subject)
  return subject
}

async function safetyOf({ app }: World, { target }: { target: Target }): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select email, password_hash, (select count(*) from email_changes where member_id = members.id) as changes,
       (select count(*) from second_factors where member_id = members.id) as factors,
       (select count(*) from sessions where member_id = members.id) as sessions
     from members where id = $1`,
    [target.userId],
  )
  return rows
}

/** What keeps an account safe, and who may change it. */
export const accountSafetyRows: readonly CoveredRow[] = [
  {
    resource: 'settings',
    action: 'write_email_password_mfa',
    proves: 'AC-03 AC-05',
    probes: writing,
    shared,
    fresh: withTwoSessions,
    witness: safetyOf,
  },
  {
    resource: 'settings',
    action: 'sessions_list_kill',
    proves: 'AC-02',
    probes: sessions,
    shared,
    fresh: withTwoSessions,
    witness: safetyOf,
  },
]
