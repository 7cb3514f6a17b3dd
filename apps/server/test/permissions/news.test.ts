import { newsRows } from './rows/news-rows.ts'
import { testRows } from './row-tests.ts'

testRows(newsRows)
