import { testRows } from './row-tests.ts'
import { conversationRows } from './rows/conversation-rows.ts'

testRows(conversationRows)
