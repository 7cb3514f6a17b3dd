import {
  assignedEmployees,
  accessLog,
  accessRequests,
  askForAccess,
  businessMembers,
  changeAccess,
  grantAccess,
  grantAccessRequest,
  revokeAccess,
  revokeAssetAccess,
} from '@pinfold/contract'
import { expect } from 'vitest'
import { letAct, makeBusinesses, signUpBusiness } from '../../business/businesses.ts'
import type { SignedIn } from '../../support/people.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import { calls, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

interface Business extends Subject {
  /** Lets others in, has one already, and could let in more; one asks to be. */
  readonly member: SignedIn
  readonly other: SignedIn
  readonly asker: SignedIn
}

type People = Pick<Business, 'member' | 'other' | 'asker'>

const businesses = new WeakMap<World, Promise<Business>>()
const peopleOf = new WeakMap<Target, People>()

async function makeBusiness(world: World): Promise<Business> {
  const home = await createNewHome(world.app, world, { isPrivate: false })
  await makeBusinesses(world.app, home.owner)
  const [member, other, asker] = [
    await signUpBusiness(world.app),
    await signUpBusiness(world.app),
    await signUpBusiness(world.app),
  ]
  await letAct(home.owner, member, 'ANALYST')
  await asker.ask(askForAccess, { username: home.owner.member.username, role: 'ANALYST' })
  peopleOf.set(home.profile, { member, other, asker })
  return { home, target: home.profile, member, other, asker }
}

/** Made once for reading. */
function shared(world: World): Promise<Business> {
  const business = businesses.get(world) ?? makeBusiness(world)
  businesses.set(world, business)
  return business
}

// Nobody else's members are what a missing business's would be.
const idOf = (target: Target, name: keyof People) => peopleOf.get(target)?.[name].member.id ?? '1'
const nameOf = (target: Target) => peopleOf.get(target)?.other.member.username ?? 'nobody_at_all'
const byId = ({ userId }: Target) => ({ business_id: userId })

/** Who acts with whom: those who are in, and no way to change it. */
function isReduced(data: unknown): void {
  const members = data as { state: string; can_change: boolean }[]
  expect(members.length).toBeGreaterThan(0)
  for (const each of members) expect(each).toMatchObject({ state: 'active', can_change: false })
}

/** Who asks: they may be declined, not let in. */
const isOnlyRead = (data: unknown) => expect(data).toMatchObject([{ can_grant: false }])

/** Who of the operator's people acts, and no way to end it. */
const isAssigned = (data: unknown) => expect(data).toMatchObject([{ can_end: false }])

/** The log is whole: who manages a business may know what was done with its access. */
const isLog = (data: unknown) =>
  expect((data as { deed: string }[]).map(({ deed }) => deed)).toEqual(['asked', 'accepted', 'invited'])

const reading: readonly Probe[] = [
  calls(businessMembers, byId, { whenReduced: isReduced }),
  calls(assignedEmployees, byId, { whenReduced: isAssigned }),
  calls(accessRequests, byId, { whenReduced: isOnlyRead }),
  calls(accessLog, byId, { whenReduced: isLog }),
]
// The answer to a repeat differs, so each allowed request has a business of its own.
const usingUp = { isUsingUp: true }
const granting: readonly Probe[] = [
  // Taking rights away needs no password, so the owner is tried elsewhere.
  calls(revokeAccess, (target) => ({ ...byId(target), member_id: idOf(target, 'member') }), { notFor: ['owner'] }),
  calls(
    revokeAssetAccess,
    (target) => ({ ...byId(target), member_id: idOf(target, 'member'), asset_type: 'business' as const }),
    { notFor: ['owner'] },
  ),
  calls(
    grantAccessRequest,
    (target) => ({
      ...byId(target),
      member_id: idOf(target, 'asker'),
      role: 'OWNER' as const,
      kind: 'person' as const,
    }),
    usingUp,
  ),
  calls(grantAccess, (target) => ({ ...byId(target), username: nameOf(target), role: 'ANALYST' as const }), usingUp),
  calls(
    changeAccess,
    (target) => ({ ...byId(target), member_id: idOf(target, 'member'), role: 'OWNER' as const }),
    usingUp,
  ),
]

const seenByOwner = async (_world: World, { home }: Subject) => home.owner.ask(businessMembers, {})

/** Who may act for a business, and who says so. */
export const businessRows: readonly CoveredRow[] = [
  {
    resource: 'business_access',
    action: 'read_members',
    proves: 'RP-08',
    probes: reading,
    shared,
  },
  {
    resource: 'business_access',
    action: 'grant_or_raise_role',
    proves: 'RP-08',
    probes: granting,
    shared,
    fresh: makeBusiness,
    witness: seenByOwner,
  },
]
