import type { FoundThing } from '@pinfold/contract'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { SearchScreen } from '../features/administration/index.ts'
import { pageOf } from './static-page.ts'

const found = (type: 'board' | 'pin', states: string[]) =>
  ({
    id: '12',
    type,
    title: 'Chairs',
    detail: '',
    states,
    owner: null,
    path: null,
    image_url: null,
    made_at: null,
  }) satisfies FoundThing

const shown = (kind: 'boards' | 'pins', things: FoundThing[], mayWarn: boolean) =>
  pageOf(createElement(SearchScreen, { query: 'chairs', kind, found: { data: things }, mayWarn }), new QueryClient())

test.each([
  ['a board', 'boards' as const, found('board', []), true, 'Warn before it: Chairs'],
  ['a board with a warning', 'boards' as const, found('board', ['sensitive']), true, 'Take the warning away: Chairs'],
  ['a deleted board', 'boards' as const, found('board', ['deleted']), true, null],
  ['a board, for other roles', 'boards' as const, found('board', []), false, null],
  ['a Pin', 'pins' as const, found('pin', []), true, null],
])('%s that was found can be warned of by moderators alone', async (_, kind, thing, mayWarn, label) => {
  const html = await shown(kind, [thing], mayWarn)
  expect(html).toContain('Chairs')
  expect(/<button[^>]*aria-label="([^"]*: Chairs)"/.exec(html)?.[1] ?? null).toBe(label)
})
