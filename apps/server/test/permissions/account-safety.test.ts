import { testRows } from './row-tests.ts'
import { accountSafetyRows } from './rows/account-safety-rows.ts'

testRows(accountSafetyRows)
