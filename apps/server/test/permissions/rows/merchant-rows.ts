import { verifiedMerchantResource } from '@pinfold/contract'
import { makeBusinesses } from '../../business/businesses.ts'
import type { CoveredRow, Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import { calls } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const shops = new WeakMap<World, Promise<Subject>>()

/** A verified merchant with badges, as if an employee had granted them. */
async function makeShop(world: World): Promise<Subject> {
  const home = await createNewHome(world.app, world, { isPrivate: false })
  await makeBusinesses(world.app, home.owner)
  await world.app.pool.query(
    `insert into merchant_profiles (bucket, member_id, state, badges, created_at, updated_at)
    select bucket, id, 'approved', '{woman,inclusive}', now(), now() from members where id = $1`,
    [home.owner.member.id],
  )
  return { home, target: home.profile }
}

function shared(world: World): Promise<Subject> {
  const shop = shops.get(world) ?? makeShop(world)
  shops.set(world, shop)
  return shop
}

const byId = ({ userId }: Target) => ({ userId })

/** What others see of a merchant, and who chooses what shows. */
export const merchantRows: readonly CoveredRow[] = [
  {
    resource: 'merchant_profile',
    action: 'read',
    proves: 'CA-27',
    probes: [calls(verifiedMerchantResource.get, byId)],
    shared,
  },
  {
    resource: 'merchant_profile',
    action: 'edit_catalog',
    proves: 'CA-27',
    probes: [
      calls(verifiedMerchantResource.update, ({ userId }) => ({
        userId,
        inspirational_badge_selection: { badgeColor: '#d9e8fb', badgeOptOut: ['woman'] },
      })),
    ],
    shared,
    witness: async (_world, { home }) => {
      const { badge_details: badges } = await home.owner.ask(verifiedMerchantResource.get, byId(home.profile))
      return badges
    },
  },
]
