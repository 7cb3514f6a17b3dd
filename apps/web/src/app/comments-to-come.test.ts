import { aggregatedCommentFeedResource, type Comment, type Pin } from '@pinfold/contract'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { CommentsSection } from '../features/comments/index.ts'
import { type List, readerOf } from './finding-lists.ts'
import { pageOf } from './static-page.ts'

const can = { comment: true, reply: true, like: true, edit: false, delete: false, report: true }
const ben = { id: '7', type: 'user', username: 'ben', full_name: 'Ben', image_small_url: null }
const comment = (id: string, replies: number) =>
  ({
    id,
    parent_id: null,
    text: `word ${id}`,
    mentions: [],
    user: ben,
    created_at: '2026-11-20T00:00:00Z',
    is_edited: false,
    like_count: 0,
    liked_by_me: false,
    comment_count: replies,
    viewer_can: can,
  }) as unknown as Comment

/** A pin’s comments, of which the first five are there. */
function commentsOf(count: number, replies = 0): List {
  const pin = { id: '12', comment_count: count, is_comments_allowed: true, viewer_can: can } as unknown as Pin
  return {
    rows: ['1', '2', '3', '4', '5'].map((id) => comment(id, replies)),
    endpoint: aggregatedCommentFeedResource.get,
    options: { pinId: '12', page_size: 5 },
    of: (comments) => createElement(CommentsSection, { pin, comments: comments as never }),
  }
}

const shownWhile = async (list: List, became: 'slow' | 'failed' | null) =>
  pageOf(list.of({ data: list.rows, bookmark: 'next' }), became === null ? new QueryClient() : readerOf(list, became))
const placesIn = (html: string) => html.match(/<li[^>]*aria-hidden="true"/g)?.length ?? 0
const buttonIn = (html: string) => /<button[^>]*>(?:(?!<\/button>).)*Show more comments/.exec(html)?.[0]

test.each([
  { count: 9, replies: 0, places: 4, goesOn: false },
  { count: 10, replies: 0, places: 5, goesOn: false },
  { count: 30, replies: 0, places: 5, goesOn: true },
  { count: 12, replies: 1, places: 2, goesOn: false },
  // The count of the pin may be older than its comments.
  { count: 3, replies: 0, places: 1, goesOn: false },
])('more of $count comments have their place before they come', async ({ count, replies, places, goesOn }) => {
  const list = commentsOf(count, replies)
  const before = await shownWhile(list, null)
  expect(placesIn(before)).toBe(0)
  expect(buttonIn(before)).not.toContain('aria-busy')
  const meanwhile = await shownWhile(list, 'slow')
  expect(placesIn(meanwhile)).toBe(places)
  if (goesOn) expect(buttonIn(meanwhile)).toContain('aria-busy="true"')
  else expect(buttonIn(meanwhile)).toBeUndefined()
})

test('comments that did not come keep no place, and can be asked for again', async () => {
  const failed = await shownWhile(commentsOf(30), 'failed')
  expect(placesIn(failed)).toBe(0)
  expect(buttonIn(failed)).toBeUndefined()
  expect(failed).toMatch(/More comments didn’t load\./)
})
