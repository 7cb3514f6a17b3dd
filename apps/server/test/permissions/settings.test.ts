import { testRows } from './row-tests.ts'
import { settingsRows } from './rows/settings-rows.ts'

testRows(settingsRows)
