import { boardWriteRows } from './rows/board-rows.ts'
import { testRows } from './row-tests.ts'

testRows(boardWriteRows)
