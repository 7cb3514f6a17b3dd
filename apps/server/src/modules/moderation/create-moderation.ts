import type { Db } from '../../platform/db/db.ts'
import { createAppealCodes } from './appeals/appeal-codes.ts'
import { createReportSearch } from './cases/find-reports.ts'

/** What the program makes of this module once: codes of mailed links, and what searches of the admin area find here. */
export const createModeration = ({ db, secret }: { readonly db: Db; readonly secret: string }) => ({
  appealCodes: createAppealCodes(secret),
  reportsAbout: createReportSearch(db),
})
