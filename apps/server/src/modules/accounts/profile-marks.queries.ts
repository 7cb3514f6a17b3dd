import type { MemberId } from '@pinfold/contract'
import type { Writer } from '../../platform/writing/writer.ts'
import { updateMember } from './members.queries.ts'

/** Whether the profile's website was proved to be the member's, and which it is where that changes. */
export const setWebsite = (writer: Writer, memberId: MemberId, website: { address?: string; isVerified: boolean }) =>
  updateMember(writer, memberId, {
    is_website_verified: website.isVerified,
    ...(website.address !== undefined && { website_url: website.address }),
  })

/** Whether the member is a verified merchant, and an inspirational one. */
export const setMerchant = (
  writer: Writer,
  memberId: MemberId,
  is: { isVerified: boolean; isInspirational?: boolean },
) =>
  updateMember(writer, memberId, {
    is_verified_merchant: is.isVerified,
    ...(is.isInspirational !== undefined && { is_inspirational_merchant: is.isInspirational }),
  })

/** Notes whether the member works for the operator. */
export const setEmployee = (writer: Writer, memberId: MemberId, isEmployee: boolean) =>
  updateMember(writer, memberId, { is_employee: isEmployee })
