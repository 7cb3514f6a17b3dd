import { businessRows } from './rows/business-rows.ts'
import { merchantRows } from './rows/merchant-rows.ts'
import { testRows } from './row-tests.ts'

testRows([...businessRows, ...merchantRows])
