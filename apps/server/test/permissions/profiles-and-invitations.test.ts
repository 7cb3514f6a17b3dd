import { inviteRows } from './rows/invite-rows.ts'
import { profileRows } from './rows/profile-rows.ts'
import { testRows } from './row-tests.ts'

testRows([...profileRows, ...inviteRows])
