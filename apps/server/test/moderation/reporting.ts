import {
  adminDecideReport,
  adminReports,
  type ModerationAct,
  type ReportCase,
  type ReportedType,
  reportResource,
  type ReportReason,
} from '@pinfold/contract'
import type { SignedIn } from '../support/people.ts'

/** Somebody tells the moderators. */
export const report = (by: SignedIn, type: ReportedType, id: string, reason: ReportReason = 'spam', detail = '') =>
  by.ask(reportResource.create, { object_type: type, object_id: id, reason, detail })

/** All open reports of the queue that are about a thing, whatever page they are on. */
export async function caseOf(moderator: SignedIn, objectId: string): Promise<ReportCase> {
  let bookmark: string | null | undefined
  do {
    const page = await moderator.call(adminReports, bookmark ? { bookmarks: [bookmark] } : {})
    const found = page.data.find((each) => each.object_id === objectId)
    if (found) return found
    bookmark = page.bookmark
  } while (bookmark)
  throw new Error(`nobody reported ${objectId}`)
}

/** A moderator decides on a report. */
export const decide = (moderator: SignedIn, caseId: string, act: ModerationAct, days?: number, reason = 'Our rules') =>
  moderator.ask(adminDecideReport, { case_id: caseId, act, reason, ...(days !== undefined && { days }) })

/** A thing is reported by somebody and at once decided on. */
export async function reportAndDecide(
  { by, moderator }: { by: SignedIn; moderator: SignedIn },
  [type, id]: [ReportedType, string],
  act: ModerationAct,
  days?: number,
): Promise<ReportCase> {
  await report(by, type, id)
  return decide(moderator, (await caseOf(moderator, id)).id, act, days)
}
