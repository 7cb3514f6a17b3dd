import { accessTokenRows } from './rows/access-token-rows.ts'
import { testRows } from './row-tests.ts'

testRows(accessTokenRows)
