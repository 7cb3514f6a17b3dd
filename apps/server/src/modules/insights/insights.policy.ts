import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'

/**
 * Figures are a business's own, and of those who act for it, in any role: they ask as the business. Personal accounts have none.
 */
export const canSeeInsights = (viewer: Pick<Viewer, 'isPartner' | 'isLimitedLogin'>): Decision =>
  viewer.isPartner && !viewer.isLimitedLogin ? allow : deny('business_only')
