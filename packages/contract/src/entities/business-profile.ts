import { z } from 'zod'
import { count, entityId } from './fields.ts'

/** A business that the viewer may act for. */
export const businessProfile = z.object({
  id: entityId,
  /** Includes `OWNER` for the owner. */
  permissions: z.array(z.string()),
  user: z.object({
    username: z.string(),
    businessName: z.string(),
    imgUrl: z.string().nullable(),
    merchantId: entityId.nullable(),
    scheduledPinCount: count,
    eligibleForStlTool: z.boolean(),
  }),
  viewerMeetsMfaRequirement: z.boolean(),
})
export type BusinessProfile = z.output<typeof businessProfile>
