import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember, setWebsite } from '../../accounts/index.ts'
import { deleteClaim, freeDomain, lockClaim } from '../claims.queries.ts'
import { namedSite } from '../named-site.ts'
import { takeMark } from '../profile-mark.ts'

type SiteDeps = WriteDeps & { readonly publicUrl: URL }

/** Gives a claim up, with its mark and its feeds; somebody else may claim the site then. Throws `site_not_found`. */
export async function unclaimSite(deps: SiteDeps, viewer: Member, typed: string): Promise<void> {
  const domain = namedSite(typed, deps)
  await inTransaction(deps.db, 'unclaim-site', async (tx) => {
    const [, member] = await lockMember(tx, viewer.id)
    const [held, claim] = await lockClaim(tx, viewer.id, domain)
    if (!claim) throw new AppError('site_not_found')
    const writer = writeOwn(held, viewer)
    await freeDomain(writer, domain, viewer.id)
    await deleteClaim(writer, viewer.id, domain)
    await takeMark(writer, member, domain)
  })
}

/** Makes a claimed site the one that the profile shows. Throws `site_not_found` for what is not proved. */
export async function showSite(deps: SiteDeps, viewer: Member, typed: string): Promise<string> {
  const domain = namedSite(typed, deps)
  await inTransaction(deps.db, 'show-site', async (tx) => {
    await lockMember(tx, viewer.id)
    const [held, claim] = await lockClaim(tx, viewer.id, domain)
    if (!claim || claim.dueAt === null) throw new AppError('site_not_found')
    await setWebsite(writeOwn(held, viewer), viewer.id, { address: claim.address, isVerified: true })
  })
  return domain
}
