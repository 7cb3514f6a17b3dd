import { historyResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { rememberLookedAt } from './device-history.ts'
import { lookedAtHere } from './looked-at-store.ts'

interface Looking {
  readonly viewerId: string | null
  readonly pathname: string
  readonly pinId: string | undefined
  /** On the device. */
  readonly mayRemember: boolean
  /** With the account. */
  readonly keepsHistory: boolean
}

/** DS-17: notes the pin or board whose page shows. Nobody waits for it, so a refusal is no news. */
export async function noteLookedAt({ viewerId, pathname, pinId, mayRemember, keepsHistory }: Looking): Promise<void> {
  // This code came a moment after the page did, which may have been left since.
  if (location.pathname !== pathname) return
  const thing = lookedAtHere()
  if (thing === null) return
  if (mayRemember) rememberLookedAt(viewerId, thing)
  const asked = thing.kind === 'pin' && pinId !== undefined ? { pin_id: pinId } : { board_url: thing.path }
  if (keepsHistory) await call(historyResource.create, asked).catch(() => undefined)
}
