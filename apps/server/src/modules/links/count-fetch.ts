import type { Member } from '../../platform/auth/viewer.ts'
import type { MemberRates } from '../../platform/rate-limit/member-rates.ts'

/** What counting fetches needs. */
export interface CountFetchDeps {
  readonly memberRates: MemberRates
}

/** Counts a fetch that is about to start. It counts also where it fails, or members could ask around for free. Throws `throttled`. */
export async function countFetch({ memberRates }: CountFetchDeps, viewer: Member): Promise<void> {
  await memberRates.take(viewer, '', 'fetch')
}
