import { randomBytes } from 'node:crypto'
import { countPinViews, type PinViewKind, userSettingsResource } from '@pinfold/contract'
import { countSeen } from '../../src/modules/insights/index.ts'
import { bucketOf, bucketOfKey } from '../../src/platform/ids/ids.ts'
import type { SignedIn } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

/** Allows statistics, or no more. */
export const allow = (client: TestClient, isAllowed = true) =>
  client.ask(userSettingsResource.update, { allow_analytic_cookies: isAllowed, surface_tag: 'test' })

/** Browsers of visitors who allow statistics. */
export async function seers(app: TestApp, count: number): Promise<TestClient[]> {
  const clients = Array.from({ length: count }, () => app.client())
  await Promise.all(clients.map((client) => allow(client)))
  return clients
}

/** Makes a website a business's own, as if its proof had been found. */
export async function ownSite(app: TestApp, { member }: SignedIn, domain: string): Promise<void> {
  await app.pool.query('insert into claimed_domains (bucket, domain, member_id) values ($1, $2, $3)', [
    bucketOfKey(domain),
    domain,
    member.id,
  ])
  await app.pool.query(
    `insert into claimed_sites (bucket, member_id, domain, state, method, token, claimed_at, verified_at, due_at)
    values ($1, $2, $3, 'verified', 'file', 'abc', now(), now(), now() + interval '7 days')`,
    [bucketOf(member.id), member.id, domain],
  )
}

/** Tells of what a browser saw, under a key of its own. */
export const see = (client: TestClient, pinIds: readonly string[], kind: PinViewKind = 'impression') =>
  client.ask(countPinViews, {
    batch_key: randomBytes(16).toString('hex'),
    views: pinIds.map((pin_id) => ({ pin_id, kind })),
  })

/** Writes and counts all that was told. */
export async function count(app: TestApp): Promise<void> {
  await app.core.seenNotes.flush()
  await countSeen(app.core)
}
