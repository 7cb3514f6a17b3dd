import { pinRows } from './rows/pin-rows.ts'
import { draftRows } from './rows/draft-rows.ts'
import { uploadRows } from './rows/upload-rows.ts'
import { testRows } from './row-tests.ts'

testRows([...pinRows, ...draftRows, ...uploadRows])
