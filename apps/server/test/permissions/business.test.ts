import { businessRows } from './rows/business-rows.ts'
import { testRows } from './row-tests.ts'

testRows(businessRows)
