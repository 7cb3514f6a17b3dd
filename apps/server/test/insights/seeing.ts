import { randomBytes } from 'node:crypto'
import { countPinViews, type PinViewKind, userSettingsResource } from '@pinfold/contract'
import { countSeen } from '../../src/modules/insights/index.ts'
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
