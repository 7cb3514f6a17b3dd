import { LARGEST_ID } from '@pinfold/contract'
import type { Id } from '../../platform/ids/ids.ts'

/** What clients send as an id; null where nothing can have it. */
export function readId(sent: string): Id | null {
  if (!/^\d{1,19}$/.test(sent)) return null
  const id = BigInt(sent)
  return id > LARGEST_ID ? null : id.toString()
}
