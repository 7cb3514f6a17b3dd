import type { businessAccountResource, OptionsOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember, updateMember } from '../members.queries.ts'
import { savePartnerProfile } from '../member-details.queries.ts'
import { columnsOf } from '../profile-changes.ts'
import { accountRefusalWords } from '../account-refusals.words.ts'

/**
 * Makes the viewer's own account a business account under that name; everything else stays, what they saved included.
 * Throws `rule_broken` where it is one already.
 */
export async function convertToBusiness(
  deps: WriteDeps,
  viewer: Member,
  { business_name: businessName, business_type: type }: OptionsOf<typeof businessAccountResource.create>,
): Promise<void> {
  await inTransaction(deps.db, 'convert-to-business', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    if (member.isPartner) throw new AppError('rule_broken', { detail: accountRefusalWords.businessAlready })
    const writer = writeOwn(held, viewer)
    await updateMember(writer, viewer.id, { ...columnsOf({ full_name: businessName }, member), is_partner: true })
    if (type !== undefined) await savePartnerProfile(writer, viewer.id, { business_type: type })
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.renamed', { memberId: viewer.id })
  })
}
