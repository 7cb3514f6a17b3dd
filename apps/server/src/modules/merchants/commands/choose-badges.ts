import { type BadgeSelection, limits, type MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { lockMember, setMerchant } from '../../accounts/index.ts'
import { forgetBlocks, knowMembers } from '../../graph/index.ts'
import { merchantRefusalWords } from '../merchant-refusals.words.ts'
import { canEditBadges } from '../merchants.policy.ts'
import { lockMerchant, updateMerchant } from '../merchants.queries.ts'
import { merchantFacts } from '../merchants.view.ts'

const field = 'inspirational_badge_selection'
const refused = (why: string) => new AppError('rule_broken', { field, detail: `${field}: ${why}` })

/** Chooses colour and badges (CA-27). Throws `merchant_not_found`, `not_allowed`, `rule_broken` for a fourth badge. */
export async function chooseBadges(
  deps: WriteDeps,
  viewer: Member,
  { memberId, selection }: { memberId: MemberId; selection: BadgeSelection },
): Promise<void> {
  await inTransaction(deps.db, 'choose-badges', async (tx) => {
    await lockMember(tx, memberId)
    const [held, merchant] = await lockMerchant(tx, memberId)
    forgetBlocks(viewer)
    const member = (await knowMembers({ db: held }, viewer, [memberId])).get(memberId)
    const writer = authorize(held, canEditBadges(merchantFacts(member, merchant)))
    if (!merchant) throw new AppError('merchant_not_found')
    const optOut = [...new Set(selection.badgeOptOut)]
    if (optOut.some((badge) => !merchant.badges.includes(badge))) throw refused(merchantRefusalWords.unknownBadge)
    if (merchant.badges.length - optOut.length > limits.merchants.mostBadges)
      throw refused(merchantRefusalWords.mostBadges)
    await updateMerchant(writer, memberId, {
      badge_color: selection.badgeColor.toLowerCase(),
      badge_opt_out: optOut,
      updated_at: deps.clock.now(),
    })
    // Pages that are kept for visitors are dropped with the member's row.
    await setMerchant(writer, memberId, { isVerified: true })
  })
}
