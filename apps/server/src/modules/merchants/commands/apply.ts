import type { applyAsMerchant, OptionsOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { findProvedDomains } from '../../claims/index.ts'
import { canApply } from '../merchants.policy.ts'
import { deleteMerchant, insertMerchant, lockMerchant, updateMerchant } from '../merchants.queries.ts'

type Application = Pick<OptionsOf<typeof applyAsMerchant>, 'statement' | 'business_diversity_labels' | 'badges'>

/**
 * Asks to be a verified merchant; after a refusal anew, while it waits in other words. Throws `business_only`,
 * `site_needed`, `not_allowed` for who is one.
 */
export async function applyToBeMerchant(deps: WriteDeps, viewer: Member, application: Application): Promise<void> {
  await inTransaction(deps.db, 'apply-as-merchant', async (tx) => {
    const [, member] = await lockMember(tx, viewer.id)
    const [held, merchant] = await lockMerchant(tx, viewer.id)
    const domains = await findProvedDomains(held, viewer.id)
    const [domain = ''] = domains
    const isPartner = member?.isPartner ?? false
    const writer = authorize(held, canApply({ isPartner, isClaimed: domains.length > 0, state: merchant?.state }))
    const now = deps.clock.now()
    const said = {
      state: 'pending' as const,
      statement: application.statement,
      domain,
      diversity_labels: [...new Set(application.business_diversity_labels.filter((label) => label !== ''))],
      wanted_badges: [...new Set(application.badges)],
      updated_at: now,
    }
    if (!merchant) return void (await insertMerchant(writer, { ...said, member_id: viewer.id, created_at: now }))
    // Who asks anew stands at the end of those who wait.
    const isNew = merchant.state !== 'pending'
    await updateMerchant(writer, viewer.id, {
      ...said,
      ...(isNew && { created_at: now, reason: '', disapproval_reasons: [], decided_at: null, decided_by: null }),
    })
  })
}

/** Takes an application back that waits; a second time changes nothing. Throws `not_allowed` for who is a merchant. */
export async function cancelApplication(deps: Pick<WriteDeps, 'db'>, viewer: Member): Promise<void> {
  await inTransaction(deps.db, 'cancel-merchant-application', async (tx) => {
    await lockMember(tx, viewer.id)
    const [held, merchant] = await lockMerchant(tx, viewer.id)
    if (!merchant) return
    if (merchant.state !== 'pending') throw new AppError('not_allowed')
    await deleteMerchant(writeOwn(held, viewer), viewer.id)
  })
}
