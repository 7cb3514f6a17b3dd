import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberId } from '@pinfold/contract'

/** Addresses of ours at which a member looks at pictures of the web that were found for them, and at no others. */
export interface PreviewProofs {
  pathOf(memberId: MemberId, address: string): string
  isFor(memberId: MemberId, address: string, proof: string): boolean
}

export const PREVIEW_PATH = '/page-pictures/'

/** Signed with the installation's secret. */
export function createPreviewProofs(secret: string): PreviewProofs {
  const proofOf = (memberId: MemberId, address: string) =>
    createHmac('sha256', secret).update(`preview ${memberId} ${address}`).digest('base64url')
  return {
    pathOf: (memberId, address) =>
      `${PREVIEW_PATH}?${new URLSearchParams({ url: address, proof: proofOf(memberId, address) }).toString()}`,
    isFor(memberId, address, proof) {
      const expected = Buffer.from(proofOf(memberId, address))
      const given = Buffer.from(proof)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
