import { expect, test } from 'vitest'
import { inLanguage } from '../../../../platform/words/spoken-language.ts'
import { boardPage } from './archive-pages.ts'

const board = { name: 'Feest', description: '', privacy: 'public', eventDate: '2027-06-05', eventEndDate: null }
const page = { name: 'board-1', number: 1, hasMore: false, pins: [], media: [] }

test('LA-01 OP-11 the days of an archived board are written as the member’s language writes them', () => {
  const german = (eventEndDate: string | null) =>
    inLanguage('de', () => boardPage({ ...board, eventEndDate }, null, page)).replaceAll(/\s/g, ' ')
  expect(german(null)).toContain('· 5. Juni 2027<')
  expect(german('2027-06-07')).toMatch(/· 5\. ?– ?7\. Juni 2027</)
  expect(inLanguage('en', () => boardPage(board, null, page))).toContain('· June 5, 2027<')
})
