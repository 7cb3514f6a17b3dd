import { historyResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import type { LookedAt } from './looked-at.ts'

/** Tells the account that its member looks at something. Nobody waits for it, so a refusal is no news. */
export async function noteLookedAt({ kind, path }: LookedAt, pinId: string | undefined): Promise<void> {
  const thing = kind === 'pin' && pinId !== undefined ? { pin_id: pinId } : { board_url: path }
  await call(historyResource.create, thing).catch(() => undefined)
}
