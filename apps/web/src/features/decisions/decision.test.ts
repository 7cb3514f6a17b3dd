import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Decision } from './decision.tsx'

const moment = new Date().toUTCString()
const about = {
  id: '71',
  object_type: 'pin',
  decided_at: moment,
  until: null,
  is_standing: true,
  appeal_state: 'none',
  appeal_until: moment,
  appeal_answer: '',
  is_judged_by_other: true,
  is_answered_alone: false,
  viewer_can: { appeal: true },
}

function shown(decision: object): string {
  const first = { ...about, ...decision } as never
  const Page = createRoutesStub([{ path: '*', Component: () => createElement(Decision, { first, code: '' }) }])
  return renderToString(createElement(Page))
}

test('MD-02 a reporter reads that what they reported was left, no reason about another, and may appeal', () => {
  const html = shown({ kind: 'dismiss', reason: '' })
  expect(html).toMatch(/<h2[^>]*>What you reported was left as it is<\/h2>/)
  expect(html).not.toContain('The reason')
  expect(html).toMatch(/<form[^>]* aria-label="Appeal"/)
  expect(shown({ kind: 'dismiss', reason: '', viewer_can: { appeal: false } })).not.toContain('<form')
})

test('MD-02 a member reads the reason of what was decided about them', () => {
  expect(shown({ kind: 'warn', reason: 'Our rules' })).toMatch(/The reason.*Our rules/)
})
