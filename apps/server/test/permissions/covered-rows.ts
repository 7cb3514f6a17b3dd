import type { CoveredRow } from './covered-row.ts'
import { accessTokenRows } from './rows/access-token-rows.ts'
import { accountSafetyRows } from './rows/account-safety-rows.ts'
import { boardReadRows, boardWriteRows } from './rows/board-rows.ts'
import { businessRows } from './rows/business-rows.ts'
import { conversationRows } from './rows/conversation-rows.ts'
import { draftRows } from './rows/draft-rows.ts'
import { inviteRows } from './rows/invite-rows.ts'
import { merchantRows } from './rows/merchant-rows.ts'
import { newsRows } from './rows/news-rows.ts'
import { pinRows } from './rows/pin-rows.ts'
import { profileRows } from './rows/profile-rows.ts'
import { settingsRows } from './rows/settings-rows.ts'
import { takedownRows } from './rows/takedown-rows.ts'
import { uploadRows } from './rows/upload-rows.ts'

/** Every row of the table that has tests. */
export const coveredRows: readonly CoveredRow[] = [
  ...boardReadRows,
  ...boardWriteRows,
  ...pinRows,
  ...draftRows,
  ...profileRows,
  ...inviteRows,
  ...conversationRows,
  ...newsRows,
  ...uploadRows,
  ...settingsRows,
  ...accessTokenRows,
  ...accountSafetyRows,
  ...businessRows,
  ...merchantRows,
  ...takedownRows,
]
