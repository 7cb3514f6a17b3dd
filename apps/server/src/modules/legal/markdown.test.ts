import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('headings, lists, links and emphasis are what Markdown says, headings from the second level on', () => {
  expect(renderMarkdown('# Terms\n\nBe *kind*.\n\n- one\n- [two](/help/)\n')).toBe(
    '<h2>Terms</h2>\n<p>Be <em>kind</em>.</p>\n<ul>\n<li>one</li>\n<li><a href="/help/">two</a></li>\n</ul>\n',
  )
  expect(renderMarkdown('###### Small')).toBe('<h6>Small</h6>\n')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt&colon;alert(1))',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '<javascript:alert(1)>',
])('%s runs nothing', (text) => {
  const html = renderMarkdown(text)
  expect(html).not.toMatch(/<(?:script|img|a)\b/i)
})
