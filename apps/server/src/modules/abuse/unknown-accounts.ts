import { trustAges } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { findSignUpSettings } from '../accounts/index.ts'
import { findBeginning } from './installation.queries.ts'

/**
 * Whether it tells something that accounts are unknown: where everybody may make one, on a site that is old enough for some to
 * be known. A class that begins together, or people who were invited, do the same at the same time and mean no harm.
 */
export async function judgesUnknown({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<boolean> {
  const { mode } = await findSignUpSettings(db)
  if (mode !== 'open') return false
  const began = await findBeginning(db)
  return began !== null && clock.now().getTime() - began.getTime() >= trustAges.known
}
