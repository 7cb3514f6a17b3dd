import { testRows } from './row-tests.ts'
import { takedownRows } from './rows/takedown-rows.ts'

testRows(takedownRows, { env: { EXPERIMENTS: 'india_takedown_link=enabled,test_takedown_link=enabled' } })
