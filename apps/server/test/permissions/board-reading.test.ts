import { boardReadRows } from './rows/board-rows.ts'
import { testRows } from './row-tests.ts'

testRows(boardReadRows)
